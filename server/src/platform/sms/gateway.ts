import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { StoredMail } from "../mail/stored-mail.ts";
import { AwayError } from "../tasks/queue.ts";
import { signatureHeader, signatureOf } from "./signature.ts";

export interface SmsGateway {
  /** Resolves when the gateway has accepted the message; errors don't name the number. */
  send(message: Pick<StoredMail, "messageKey" | "to" | "from" | "text">): Promise<void>;
}

/** In milliseconds, for the whole answer. */
const patience = 10_000;

/** A gateway over HTTP; outside production the mailbox stands in for it. Undefined: no text messages are sent. */
export function openSmsGateway(
  { sms, production }: Pick<Config, "sms" | "production">,
  clock: Clock,
): SmsGateway | undefined {
  if (!sms) return production ? undefined : { send: async () => {} };
  const { url, secret } = sms;
  return {
    async send({ messageKey: id, to, from, text }) {
      const body = JSON.stringify({ id, to, from, text });
      const { status, ok } = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          [signatureHeader]: signatureOf(secret, body, clock.now()),
        },
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      }).catch((error: unknown) => {
        throw new AwayError(`The text message was not taken: ${(error as Error).name}.`);
      });
      if (ok) return;
      const fault = `The text message was not taken: ${status}.`;
      throw status < 500 && status !== 429 ? new Error(fault) : new AwayError(fault);
    },
  };
}
