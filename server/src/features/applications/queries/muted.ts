import type { Reader } from "../../../platform/database/database.ts";

/** Whether an application's applicant wants no mails about it. */
export async function isMuted(read: Reader, application: number): Promise<boolean> {
  const row = await read
    .selectFrom("muted_application")
    .select("application_id")
    .where("application_id", "=", application)
    .executeTakeFirst();
  return row !== undefined;
}
