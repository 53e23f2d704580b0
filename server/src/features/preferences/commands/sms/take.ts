import { hash } from "node:crypto";
import { message } from "@candor/contract/messages/message";
import type { SmsReceived } from "@candor/contract/preferences/shapes";
import type { Writer } from "../../../../platform/database/database.ts";
import { isoTime } from "../../../../platform/iso-time.ts";
import { byAge, type Forget } from "../../../../platform/retention/timer.ts";
import { stoppedBy } from "../../queries/preferences.ts";
import { ownerOfNumber } from "../../queries/sms.ts";
import { addressHash } from "../../rules/off-token.ts";
import { meaningOf } from "../../rules/sms/meaning.ts";
import { type SmsParts, text } from "./parts.ts";
import { type Phone, startTexts, stopMails, stopTexts } from "./stop.ts";

export interface AnswerParts extends SmsParts {
  /** Where people find help. */
  readonly helpUrl: () => string;
}

/** M-31: does what somebody texted us, once, however often the gateway delivers it. */
export async function takeSms(parts: AnswerParts, { id, from, text: said }: SmsReceived): Promise<void> {
  const number = from.replaceAll(/[^+\d]/g, "");
  await parts.database.write(async (writer) => {
    if (!(await isNew(writer, id, parts.clock.now()))) return;
    const hash = addressHash(parts.keys, number);
    const owner = await ownerOfNumber(writer, number);
    const phone = { number, hash, said, owner, isStopped: (await stoppedBy(writer, hash)).length > 0 };
    const answer = await answerTo(parts, writer, phone);
    if (!answer) return;
    const once = answer.once ?? `answer:${id}`;
    await text(parts, writer, { to: number, text: answer.text, accountId: owner?.accountId, reason: once });
  });
}

interface Answer {
  readonly text: string;
  /** A second answer with this key is not sent. */
  readonly once?: string;
}

/** One confirmation, and nothing more to a number that is stopped or that we don't know. */
async function answerTo(parts: AnswerParts, writer: Writer, phone: Phone): Promise<Answer | undefined> {
  switch (meaningOf(phone.said)) {
    case "stop":
      if (phone.isStopped) return undefined;
      await stopTexts(parts, writer, phone);
      return { text: message("sms.stoppedText") };
    case "stop-all": {
      if (!phone.isStopped) await stopTexts(parts, writer, phone);
      const hasEnded = await stopMails(parts, writer, phone);
      if (hasEnded) return { text: message("sms.stoppedAllText") };
      return phone.isStopped ? undefined : { text: message("sms.stoppedText") };
    }
    case "start":
      if (!phone.isStopped) return undefined;
      await startTexts(parts, writer, phone);
      return phone.owner && { text: message("sms.startedText") };
    case "help":
      return { text: message("sms.helpText", { help: parts.helpUrl() }) };
    case undefined:
      break;
  }
  return phone.isStopped || !phone.owner ? undefined : unread(phone, parts.clock.now());
}

/** At most once a day: otherwise two programs that answer each other would never stop. */
function unread({ hash }: Phone, now: number): Answer {
  return { text: message("sms.unreadText"), once: `unread:${hash}:${isoTime(now).slice(0, 10)}` };
}

async function isNew(writer: Writer, id: string, now: number): Promise<boolean> {
  const digest = hash("sha256", id, "base64url");
  const { numInsertedOrUpdatedRows } = await writer
    .insertInto("incoming_sms")
    .values({ digest, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A gateway repeats itself for at most a day. */
export const forgetIncomingSms: Forget = byAge("incoming", "incoming_sms", ["digest"], "received_at");
