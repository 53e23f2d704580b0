import type { Reader } from "../../platform/database/database.ts";
import { shownEmail } from "../session/queries/accounts.ts";

export type SiteNoticeRow = NonNullable<Awaited<ReturnType<typeof newestChange>>>;
export type ChangeRow = Awaited<ReturnType<typeof changesOfNotice>>[number];

/** What holds now; undefined if nobody has published anything. */
export async function newestChange(read: Reader) {
  return read
    .selectFrom("site_notice")
    .select(["id", "kind", "text", "link", "from_at", "until_at"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The newest first. */
export async function changesOfNotice(read: Reader, most: number) {
  return read
    .selectFrom("site_notice as change")
    .innerJoin("account", "account.id", "change.changed_by")
    .select(["change.id", "change.kind", "change.text", "change.link", "change.from_at", "change.until_at"])
    .select(["change.reason", "change.changed_at"])
    .select(shownEmail)
    .orderBy("change.id", "desc")
    .limit(most)
    .execute();
}
