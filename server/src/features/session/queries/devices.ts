import type { Reader, Writer } from "../../../platform/database/database.ts";
import { accountByEmail } from "./accounts.ts";

/** Whether the account has signed in on this device, only on others, or never. */
export async function knowsDevice(
  read: Reader | Writer,
  accountId: number,
  deviceHash: string,
): Promise<"this" | "another" | "none"> {
  const own = read
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", accountId)
    .where("impersonator_session_id", "is", null)
    .where("provisional", "=", 0)
    // Somebody who signs in all day has thousands.
    .limit(1);
  if (await own.where("device_hash", "=", deviceHash).executeTakeFirst()) return "this";
  return (await own.executeTakeFirst()) ? "another" : "none";
}

/** Whether the address's account has signed in on this device. */
export async function isKnownDevice(
  read: Reader | Writer,
  email: string,
  deviceHash: string,
): Promise<boolean> {
  const account = await accountByEmail(read, email);
  return account !== undefined && (await knowsDevice(read, account.id, deviceHash)) === "this";
}
