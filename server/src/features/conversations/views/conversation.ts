import type { Conversation } from "@candor/contract/conversations/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { applicantName, seenByHirer } from "../../applications/views/hidden.ts";
import type { ConversationScope } from "../gate.ts";
import type { MessageRow, Side, Talk } from "../queries/talk.ts";

type Reader = Pick<ConversationScope, "accountId" | "side" | "mayWrite">;

/** A conversation as one of its people reads it; `through` is the last message that they have read. */
export function conversationView(
  { application, closed }: Talk,
  rows: readonly MessageRow[],
  { accountId, side, mayWrite }: Reader,
  through: number,
): Conversation {
  const seen = seenByHirer(application);
  const messages = rows.map((row) => ({
    id: String(row.id),
    at: isoTime(row.sent_at),
    from: {
      kind: row.side,
      name: authorName(application, row, side),
      own: row.side === "seeker" ? side === "seeker" : row.account_id === accountId,
    },
    text: textFor(side, row, seen),
    byMail: row.mail_hash !== null,
    unread: row.side !== side && row.id > through,
  }));
  return {
    messages,
    unread: messages.filter(({ unread }) => unread).length,
    mayWrite,
    ...(closed && { closed }),
  };
}

/** M-29: the applicant reads their own words as written. */
function textFor(side: Side, row: Pick<MessageRow, "side" | "text">, seen: (text: string) => string): string {
  return side === "pro" && row.side === "seeker" ? seen(row.text) : row.text;
}

/** The Pro's public name; without one, the organization's. */
export function authorName(
  application: Pick<
    Talk["application"],
    "id" | "first_name" | "last_name" | "blind_until" | "organization_name"
  >,
  { side, pro_name }: Pick<MessageRow, "side" | "pro_name">,
  reader: Side,
): string {
  if (side === "seeker" && reader === "seeker") return `${application.first_name} ${application.last_name}`;
  if (side === "seeker") return applicantName(application);
  return pro_name ?? application.organization_name;
}
