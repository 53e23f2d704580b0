import type { PreferenceKind } from "@candor/contract/values";
import type { Reader, Writer } from "../../platform/database/database.ts";

export type PreferenceRow = Awaited<ReturnType<typeof preferencesOf>>[number];

/** What somebody chose; what they never did is wanted. */
export async function preferencesOf(read: Reader | Writer, accountId: number) {
  return read
    .selectFrom("preference")
    .select(["kind", "channel", "wanted"])
    .where("account_id", "=", accountId)
    .execute();
}

/** E-23: whether an account is mailed about a matter. */
export async function isWanted(
  read: Reader | Writer,
  accountId: number,
  kind: PreferenceKind,
): Promise<boolean> {
  return !(await preferencesOf(read, accountId)).some((row) => row.kind === kind && row.wanted === 0);
}
