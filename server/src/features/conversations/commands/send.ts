import { limits } from "@candor/contract/limits";
import { sentMessages } from "@candor/contract/rate-limits";
import { hasWords } from "@candor/contract/values";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { factsFor } from "../../templates/queries.ts";
import { faultsOfFields, filledWith } from "../../templates/rules.ts";
import type { MessageSent } from "../events.ts";
import type { ConversationScope } from "../gate.ts";
import { inARow, type Side, talkAbout } from "../queries/talk.ts";
import { type Attached, attach } from "./attachments.ts";

export type ConversationParts = ChangeParts;

interface Written {
  readonly text: string;
  /** Digest of the mail that brought it. */
  readonly mailHash?: string;
  /** The attachments that came with it. */
  readonly attached?: readonly Attached[];
}

/** Sends a typed message. Repeated with its key, it is the same message. Resolves to whether it is new. */
export async function send(
  parts: ConversationParts,
  scope: ConversationScope,
  { text, attached = [] }: Omit<Written, "mailHash">,
  repeat: Repeat | undefined,
): Promise<boolean> {
  refuseUnwritten(scope, text);
  const now = parts.clock.now();
  let isNew = false;
  await parts.database.write((writer) => {
    isNew = false;
    return once(writer, repeat, now, async () => {
      const written = { text: await filled(writer, scope, text), attached };
      const { id } = await insert(parts, writer, scope, scope.talk.application.id, written);
      isNew = true;
      return { id };
    });
  });
  return isNew;
}

export function refuseUnwritten(scope: ConversationScope, text: string): void {
  if (!scope.mayWrite) throw new Problem("not-found");
  if (hasWords(text)) return;
  const fields = [{ path: "/text", key: "conversation.textRequired" }] as const;
  throw new Problem("invalid-request", { fields });
}

/** A Pro's words with their fields filled in. A field without a known value prevents sending. */
async function filled(read: Reader, scope: ConversationScope, typed: string) {
  if (scope.side === "seeker") return typed;
  const { text, missing } = filledWith(typed, await factsFor(read, scope, scope.talk.application));
  const fields = faultsOfFields("/text", missing);
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  return text;
}

/** Also for messages that came by mail. Throws the reason if it can't be sent. */
export async function insert(
  parts: ConversationParts,
  writer: Writer,
  author: Actor & { readonly side: Side },
  applicationId: number,
  { text, mailHash, attached = [] }: Written,
): Promise<{ readonly id: number }> {
  const now = parts.clock.now();
  const { accountId, side } = author;
  await parts.database.dialect.hold(writer, "application", applicationId);
  const talk = await talkAbout(writer, applicationId, now);
  if (!talk) throw new Problem("not-found");
  if (talk.closed) throw new Problem("conversation-closed");
  if ((await inARow(writer, applicationId, side)) >= limits.messagesInARow)
    throw new Problem("conversation-waits", { values: { count: limits.messagesInARow } });
  const wait = await tally(writer, `messages by ${accountId}`, sentMessages, now);
  if (wait > 0) throw tooMany("too-many-requests", wait);
  const { id } = await writer
    .insertInto("message")
    .values({
      application_id: applicationId,
      account_id: accountId,
      side,
      text: text.trim(),
      mail_hash: mailHash ?? null,
      sent_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await attach(writer, { message_id: id, application_id: applicationId }, attached, now);
  await writer
    .updateTable("application")
    .set({ modified_at: now, ...(side === "seeker" && { viewed_at: now }) })
    .where("id", "=", applicationId)
    .execute();
  const { application, pros } = talk;
  await parts.events.append(writer, {
    name: "message-sent",
    subject: "conversation",
    subjectId: applicationId,
    ...actorOf(author),
    payload: {
      accountId: application.account_id,
      organizationId: application.organization_id,
      hirers: pros.map((pro) => pro.accountId),
      title: application.title,
      messageId: id,
      side,
    },
  } satisfies MessageSent);
  return { id };
}
