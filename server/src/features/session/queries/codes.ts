import type { Reader, Writer } from "../../../platform/database/database.ts";
import { type CodePurpose, type CodeState, isRepeated, type NewCode } from "../rules/codes.ts";

export async function codeById(read: Reader, id: number) {
  return read.selectFrom("login_code").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest code of a device, or without a device the newest code that works anywhere. */
export async function newestCode(
  read: Reader | Writer,
  email: string,
  { deviceHash, ...purpose }: CodePurpose & { readonly deviceHash: string | null },
) {
  const codes = read
    .selectFrom("login_code")
    .selectAll()
    .where("email", "=", email)
    .where("device_hash", deviceHash === null ? "is" : "=", deviceHash)
    .where("purpose", "=", purpose.purpose)
    .orderBy("id", "desc")
    .limit(1);
  if (purpose.purpose !== "migration") return codes.executeTakeFirst();
  const { applicationId, accountId } = purpose;
  return codes
    .where("application_id", "=", applicationId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/**
 * The code that this request would repeat, if it was made just now. Call it where the address's mails are counted, in
 * the same transaction: then requests for one address wait for each other.
 */
export async function repeatedCode(
  writer: Writer,
  { email, asked, device, now }: Omit<NewCode, "signUpJson">,
) {
  const deviceHash = device?.isShown ? device.deviceHash : null;
  const code = await newestCode(writer, email, { ...asked, deviceHash });
  return code && isRepeated(stateOf(code), now) ? code : undefined;
}

export function stateOf(row: { tries: number; created_at: number; used_at: number | null }): CodeState {
  return { tries: row.tries, createdAt: row.created_at, usedAt: row.used_at };
}
