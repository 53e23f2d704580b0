import { payText } from "@candor/contract/jobs/pay-text";
import { message } from "@candor/contract/messages/message";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { optional } from "../../jobs/views/document.ts";
import type { SignalingPosting } from "../queries/posting.ts";
import type { ComparedPay, Signal } from "../rules/signal.ts";

/** A signal in words, with its evidence. */
export function signalView(signal: Signal, posting: SignalingPosting): PostingSignal {
  const { name, sentence, domain, pay, original } = signal;
  const figures =
    pay === undefined ? domain && message("signal.domain", { domain }) : payFigures(pay, posting);
  return {
    name,
    text: message(`signal.${name}`),
    ...(sentence !== undefined && { sentence }),
    ...(figures !== undefined && { figures }),
    ...(original && {
      original: {
        id: String(original.id),
        title: original.title,
        organization: original.organization,
        firstSeenAt: isoTime(original.firstSeenAt),
      },
    }),
  };
}

function payFigures({ low, high, count, occupation }: ComparedPay, posting: SignalingPosting): string {
  const currency = optional("compensationCurrency", posting.compensation_currency);
  const stated = payText({
    ...optional("compensationMin", posting.compensation_min),
    ...optional("compensationMax", posting.compensation_max),
    ...optional("compensationType", posting.compensation_type),
    ...currency,
  });
  const amount = (value: number) => payText({ compensationMin: value, compensationMax: value, ...currency })!;
  const values = { pay: stated ?? "", count, occupation, low: amount(low), high: amount(high) };
  return message("signal.payFigures", values);
}
