import { mailedCodes } from "@candor/contract/rate-limits";
import type { Clock } from "../../../platform/clock.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { isKnownDevice } from "../queries/devices.ts";
import type { AskingDevice } from "../rules/client.ts";

/**
 * Counts a mail that opens an account against its address's limit, and refuses one too many. A device that has signed
 * in to the account has its own count, which nobody else uses up.
 */
export async function countMailed(
  { clock }: { readonly clock: Clock },
  writer: Writer,
  email: string,
  { deviceHash }: AskingDevice,
): Promise<void> {
  const isKnown = await isKnownDevice(writer, email, deviceHash);
  const key = isKnown ? `code ${email} on ${deviceHash}` : `code ${email}`;
  const wait = await tally(writer, key, mailedCodes, clock.now());
  if (wait > 0) throw tooMany("too-many-attempts", wait);
}
