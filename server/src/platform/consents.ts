import type { ConsentKind, ConsentPlace } from "@candor/contract/values";
import type { Writer } from "./database/database.ts";
import { byAge, type Forget } from "./retention/timer.ts";

/** What a consent is about, and whose it is. */
interface Consented {
  readonly accountId: number;
  readonly kind: ConsentKind;
  /** The application's number or the kind of mail; empty if there is only one of a kind. */
  readonly about?: string | number;
  readonly where: ConsentPlace;
  readonly now: number;
}

/** Records in the command's transaction that somebody agreed, with the words they read. Repeating changes nothing. */
export async function giveConsent(
  writer: Writer,
  { accountId, kind, about = "", where, now, wording }: Consented & { readonly wording: string },
): Promise<void> {
  const columns = { account_id: accountId, kind, about: String(about), wording };
  const standing = await writer
    .selectFrom("consent")
    .select("id")
    .where((e) => e.and(columns))
    .where("taken_back_at", "is", null)
    .executeTakeFirst();
  if (standing) return;
  await takeConsentBack(writer, { accountId, kind, about, where, now });
  await writer
    .insertInto("consent")
    .values({ ...columns, given_at: now, given_where: where, taken_back_at: null, taken_back_where: null })
    .execute();
}

/** Records that the consent was taken back. The row stays: the consent held until then. */
export async function takeConsentBack(
  writer: Writer,
  { accountId, kind, about = "", where, now }: Consented,
): Promise<void> {
  await writer
    .updateTable("consent")
    .set({ taken_back_at: now, taken_back_where: where })
    .where((e) => e.and({ account_id: accountId, kind, about: String(about) }))
    .where("taken_back_at", "is", null)
    .execute();
}

/** Moves consents with an application to its new account. */
export async function moveConsents(
  writer: Writer,
  { from, to, about }: { readonly from: number; readonly to: number; readonly about: number },
): Promise<void> {
  await writer
    .updateTable("consent")
    .set({ account_id: to })
    .where("account_id", "=", from)
    .where("kind", "in", ["application", "employer"])
    .where("about", "=", String(about))
    .execute();
}

/** Consents that were taken back so long ago that nobody can dispute them. */
export const forgetConsents: Forget = byAge("consents", "consent", ["id"], "taken_back_at");
