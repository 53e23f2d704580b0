import { hash } from "node:crypto";
import { blackedOut } from "@candor/contract/applications/hidden-contact";
import { limits } from "@candor/contract/limits";
import { type MessageKey, type MessageValues, message } from "@candor/contract/messages/message";
import { problems } from "@candor/contract/problems";
import { returnedMails } from "@candor/contract/rate-limits";
import { z } from "zod";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally } from "../../../platform/http/rate-limits.ts";
import { htmlLines } from "../../../platform/mail/incoming/html-lines.ts";
import { type IncomingMail, incomingMail } from "../../../platform/mail/incoming/keep.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { writtenFor } from "../../../platform/mail/reader.ts";
import { mailDomain } from "../../../platform/mail/transport.ts";
import { putOff, type TaskOutcome } from "../../../platform/tasks/queue.ts";
import type { Shares } from "../../../platform/tasks/shares.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import {
  type Attached,
  type AttachmentParts,
  readAttachments,
  storeAttachments,
} from "../commands/attachments.ts";
import { tellOnce } from "../commands/relay-address.ts";
import { type ConversationParts, insert } from "../commands/send.ts";
import { relayOf } from "../queries/relay.ts";
import { partyOf, talkAbout } from "../queries/talk.ts";
import { ownWords } from "../rules/own-words.ts";
import { goesInCircles, isFrom, relayToken } from "../rules/relay.ts";
import { messagesPath, returnedMail } from "../views/mails.ts";

export interface TakingParts extends ConversationParts, AttachmentParts {
  readonly from: string;
  readonly publicUrl: () => string;
  /** Whose attachments keep others waiting. */
  readonly replyShares: Shares;
}

interface Relay extends NonNullable<Awaited<ReturnType<typeof relayOf>>> {
  readonly token: string;
  readonly incomingId: number;
}

type Told = readonly [key: MessageKey, values?: MessageValues];

interface Taken {
  /** Whether it became a message. */
  readonly isKept: boolean;
  /** What its author needs to be told. */
  readonly told?: Told;
}

/**
 * Turns a reply by mail into a message. Whatever is wrong with it, only the address's owner is told. Attachments may take
 * minutes to read, so a person's replies wait once they have taken more than their share of the time.
 */
export const takeReply = defineTask({
  name: "take-reply",
  schema: z.object({ incomingId: z.int() }),
  lane: "replies",
  async run(parts: TakingParts, { incomingId }, task): Promise<TaskOutcome> {
    const mail = await incomingMail(parts.database.read, incomingId);
    const token = mail && relayToken(mail.recipient);
    const found = token === undefined ? undefined : await relayOf(parts.database.read, token);
    if (!mail || !token || !found || goesInCircles(mail, parts.from, mailDomain(parts.from))) return;
    const relay = { ...found, token, incomingId };
    if (!isFrom(mail, relay.email)) {
      await parts.database.write(async (writer) => {
        if (await tellOnce(writer, token, parts.clock.now()))
          await tell(parts, writer, relay, ["relay.otherSender"]);
      });
      return;
    }
    // A picture in the text, such as a logo, is part of a signature.
    const given = mail.attachments.filter(({ isPicture }) => !isPicture);
    const turn = parts.replyShares.nextAt(relay.accountId);
    if (turn > parts.clock.now()) return parts.database.write((writer) => putOff(writer, task, turn));
    const reading = () => readAttachments(parts, given, relay.email);
    const attachments = await parts.replyShares.use(relay.accountId, reading);
    await storeAttachments(parts, attachments, (attached) =>
      parts.database.write(async (writer) => {
        const { isKept, told } = await take(parts, writer, relay, mail, attached);
        if (told) await tell(parts, writer, relay, told);
        return isKept;
      }),
    );
  },
});

async function take(
  parts: ConversationParts,
  writer: Writer,
  { applicationId, accountId, email, incomingId }: Relay,
  mail: IncomingMail,
  attached: readonly Attached[],
): Promise<Taken> {
  await parts.database.dialect.hold(writer, "application", applicationId);
  const talk = await talkAbout(writer, applicationId, parts.clock.now());
  const party = talk && (await partyOf(writer, talk, accountId));
  if (!talk || !party?.mayWrite) return returned("relay.noParty");
  if (talk.closed)
    return returned(`conversation.${talk.closed}`, {
      organization: talk.application.organization_name,
      days: limits.conversationDays,
    });
  const words = ownWords(mail.text || htmlLines(mail.html));
  if (words === "") return returned("relay.noWords");
  if (words.length > limits.messageCharacters)
    return returned("relay.tooLong", { count: limits.messageCharacters });
  // A signature isn't something that a Pro decided to tell this applicant.
  const text = party.side === "pro" ? blackedOut(words, { email, phone: "" }) : words;
  const mailHash = hash("sha256", mail.messageId || `${incomingId}`, "base64url");
  if (await isKnown(writer, applicationId, mailHash)) return { isKept: false };
  try {
    const author = { accountId, impersonatorId: null, side: party.side };
    await insert(parts, writer, author, applicationId, { text, mailHash, attached });
  } catch (error) {
    if (error instanceof Problem) return returned(problems[error.code].key, error.values);
    throw error;
  }
  const refused = attached.filter(({ file }) => !file).map(({ name }) => name);
  if (refused.length === 0) return { isKept: true };
  return { isKept: true, told: ["relay.attachments", { names: refused.join(", ") }] };
}

function returned(...told: Told): Taken {
  return { isKept: false, told };
}

async function isKnown(writer: Writer, applicationId: number, mailHash: string): Promise<boolean> {
  const known = await writer
    .selectFrom("message")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("mail_hash", "=", mailHash)
    .executeTakeFirst();
  return known !== undefined;
}

/** Mails the account's own address, not the sender that the mail names: a forged sender makes us mail nobody else. */
async function tell(
  { clock, from, publicUrl }: TakingParts,
  writer: Writer,
  { accountId, applicationId, email, incomingId }: Relay,
  [key, values]: Told,
): Promise<void> {
  const now = clock.now();
  if ((await tally(writer, `returned mails to ${accountId}`, returnedMails, now)) > 0) return;
  const talk = await talkAbout(writer, applicationId, now);
  if (!talk) return;
  const side = talk.application.account_id === accountId ? "seeker" : "pro";
  const href = `${publicUrl()}${messagesPath(side, applicationId)}`;
  const mail = await writtenFor(writer, { email }, () =>
    returnedMail(talk, message(key, { email, ...values }), { to: email, from, href }),
  );
  await post(writer, mail, now, `take-reply:${incomingId}`);
}
