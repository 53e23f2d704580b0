import type { Reader, Writer } from "../../../platform/database/database.ts";
import { accountByEmail } from "./accounts.ts";

/** Whether the account has signed in on this device, only on others, or never. */
export async function knowsDevice(
  read: Reader | Writer,
  accountId: number,
  deviceHash: string,
): Promise<"this" | "another" | "none"> {
  const { here, all } = await read
    .selectFrom("session")
    .select(({ fn, eb }) => [
      fn.count(eb.case().when("device_hash", "=", deviceHash).then(1).end()).as("here"),
      fn.countAll().as("all"),
    ])
    .where("account_id", "=", accountId)
    .where("impersonator_session_id", "is", null)
    .where("provisional", "=", 0)
    .executeTakeFirstOrThrow();
  if (Number(here) > 0) return "this";
  return Number(all) > 0 ? "another" : "none";
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
