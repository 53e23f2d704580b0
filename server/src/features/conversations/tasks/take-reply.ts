import { createHash } from "node:crypto";
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
import { mailDomain } from "../../../platform/mail/transport.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { relayOf, tellOnce } from "../commands/relay-address.ts";
import { type ConversationParts, insert } from "../commands/send.ts";
import { partyOf, talkAbout } from "../queries/talk.ts";
import { ownWords } from "../rules/own-words.ts";
import { goesInCircles, isFrom, relayToken } from "../rules/relay.ts";
import { returnedMail } from "../views/mails.ts";

export interface TakingParts extends ConversationParts {
  readonly from: string;
  readonly publicUrl: () => string;
}

interface Relay extends NonNullable<Awaited<ReturnType<typeof relayOf>>> {
  readonly token: string;
  readonly incomingId: number;
}

type Told = readonly [key: MessageKey, values?: MessageValues];

/** Makes a message of a reply by mail. Whatever is wrong with it is told to the address's owner, and to nobody else. */
export const takeReply = defineTask({
  name: "take-reply",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: TakingParts, { incomingId }) {
    const mail = await incomingMail(parts.database.read, incomingId);
    const token = mail && relayToken(mail.recipient);
    const found = token === undefined ? undefined : await relayOf(parts.database.read, token);
    if (!mail || !token || !found || goesInCircles(mail, parts.from, mailDomain(parts.from))) return;
    const relay = { ...found, token, incomingId };
    await parts.database.write(async (writer) => {
      if (!isFrom(mail, relay.email)) {
        if (await tellOnce(writer, token, parts.clock.now()))
          await tell(parts, writer, relay, ["relay.otherSender"]);
        return;
      }
      const told = await take(parts, writer, relay, mail);
      if (told) await tell(parts, writer, relay, told);
    });
  },
});

/** Resolves to what its author has to know. */
async function take(
  parts: ConversationParts,
  writer: Writer,
  { applicationId, accountId, email, incomingId }: Relay,
  mail: IncomingMail,
): Promise<Told | undefined> {
  await parts.database.dialect.hold(writer, "application", applicationId);
  const talk = await talkAbout(writer, applicationId, parts.clock.now());
  const party = talk && (await partyOf(writer, talk, accountId));
  if (!talk || !party?.mayWrite) return ["relay.noParty"];
  if (talk.closed)
    return [
      `conversation.${talk.closed}`,
      { organization: talk.application.organization_name, days: limits.conversationDays },
    ];
  const words = ownWords(mail.text || htmlLines(mail.html));
  if (words === "") return ["relay.noWords"];
  if (words.length > limits.messageCharacters) return ["relay.tooLong", { count: limits.messageCharacters }];
  // A signature is not something that a Pro decided to tell this applicant.
  const text = party.side === "pro" ? blackedOut(words, { email, phone: "" }) : words;
  const mailHash = hashOf(mail.messageId || `${incomingId}`);
  if (await isKnown(writer, applicationId, mailHash)) return undefined;
  try {
    const author = { accountId, impersonatorId: null, side: party.side };
    await insert(parts, writer, author, applicationId, { text, mailHash });
  } catch (error) {
    if (error instanceof Problem) return [problems[error.code].key, error.values];
    throw error;
  }
  const left = mail.attachments.filter(({ isPicture }) => !isPicture).map(({ name }) => name);
  return left.length > 0 ? ["relay.attachments", { names: left.join(", ") }] : undefined;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
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

/** To the account's own address, whatever the mail says of its sender: a forged one makes no mail to anybody else. */
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
  const path =
    talk.application.account_id === accountId ? "/settings/application" : "/organization/applications";
  const href = `${publicUrl()}${path}/${applicationId}#messages`;
  const mail = returnedMail(talk, message(key, { email, ...values }), { to: email, from, href });
  await post(writer, mail, now, `take-reply:${incomingId}`);
}
