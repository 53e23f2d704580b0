import type { Reader } from "../../../platform/database/database.ts";

/** What a seeker wrote with a reply; undefined without words. */
export async function replyText(read: Reader, replyId: number): Promise<string | undefined> {
  const row = await read
    .selectFrom("invitation_reply")
    .select("text")
    .where("id", "=", replyId)
    .executeTakeFirst();
  return row?.text || undefined;
}

/** A seeker's replies about one application, oldest first. */
export async function repliesTo(read: Reader, applicationId: number) {
  return read
    .selectFrom("invitation_reply")
    .select(["id", "reply", "created_at"])
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .execute();
}
