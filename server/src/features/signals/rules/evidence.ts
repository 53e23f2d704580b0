import type { Signal } from "./signal.ts";

interface StatedPay {
  readonly compensation_min: number | null;
  readonly compensation_max: number | null;
  readonly compensation_type: string | null;
  readonly compensation_currency: string | null;
}

/** The part of a posting that shows the signal, as text. Only its own part counts: other postings may change. */
export function evidenceOf({ sentence, original }: Signal, pay: StatedPay): string {
  if (sentence !== undefined) return sentence;
  if (original) return `${original.title}, ${original.organization}`;
  const { compensation_min: min, compensation_max: max, compensation_type: unit } = pay;
  return [min, max, pay.compensation_currency, unit].join(" ");
}
