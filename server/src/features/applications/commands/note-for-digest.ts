import type { Writer } from "../../../platform/database/database.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { firstDue } from "../../alerts/rules/schedule.ts";

/** The name of the task that mails a digest. The task is requested by name because it imports what this stores. */
export const mailDigestName = "mail-application-digest";

/** The hour of the reader's day. */
const digestHour = 8;

interface Noted {
  readonly reader: { readonly accountId: number; readonly timeZone: string | null };
  readonly applicationId: number;
  readonly news: "received" | "edited" | "withdrawn";
  /** When it happened. */
  readonly at: number;
  /** Unique to each piece of news. */
  readonly reason: string;
}

/** Saves news for somebody's next digest, and requests the digest for their next morning. */
export async function noteForDigest(writer: Writer, noted: Noted, now: number): Promise<void> {
  const { applicationId, news, at, reason } = noted;
  const { accountId, timeZone } = noted.reader;
  await writer
    .insertInto("digest_entry")
    .values({ account_id: accountId, application_id: applicationId, news, reason, noted_at: at })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .execute();
  const runAt = firstDue({ frequency: "daily", hour: digestHour, timeZone }, now);
  const key = `${mailDigestName}:${accountId}:${runAt}`;
  await enqueue(writer, { name: mailDigestName, key, payload: { accountId }, runAt }, now);
}
