import { mailedCodes } from "@candor/contract/limits";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { isKnownDevice } from "../queries/devices.ts";
import type { AskingDevice } from "../rules/client.ts";

/**
 * Counts a mail that opens an account against its address's limit, and refuses one too many. A device that has signed
 * in to the account has a count of its own, which nobody else uses up.
 */
export async function countMailed(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  email: string,
  { deviceHash }: AskingDevice,
): Promise<void> {
  const isKnown = await isKnownDevice(database.read, email, deviceHash);
  const key = isKnown ? `code ${email} on ${deviceHash}` : `code ${email}`;
  const wait = await countShared(database, key, mailedCodes, clock.now());
  if (wait > 0) throw tooMany("too-many-attempts", wait);
}
