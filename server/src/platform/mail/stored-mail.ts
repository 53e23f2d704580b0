import type { Reader } from "../database/database.ts";
import { fromJson } from "../json-text.ts";
import type { Mail } from "./mail.ts";

export interface StoredMail extends Mail {
  readonly id: number;
  readonly messageKey: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly sentAt: number | null;
  /** When it was found to be no longer wanted. */
  readonly withheldAt: number | null;
}

/** Newest first. */
export async function storedMail(
  read: Reader,
  filter: { to?: string; id?: number },
  most = 200,
): Promise<StoredMail[]> {
  let query = read.selectFrom("mail").selectAll().orderBy("id", "desc").limit(most);
  if (filter.to !== undefined) query = query.where("recipient", "=", filter.to.trim().toLowerCase());
  if (filter.id !== undefined) query = query.where("id", "=", filter.id);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    messageKey: row.message_key,
    channel: row.channel,
    to: row.recipient,
    from: row.sender,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: fromJson(row.headers_json),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    withheldAt: row.withheld_at,
    ...(row.calendar_json !== null && { calendar: fromJson(row.calendar_json) }),
    ...(row.wish_json !== null && { wish: fromJson(row.wish_json) }),
  }));
}
