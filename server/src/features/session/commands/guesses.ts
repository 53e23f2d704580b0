import { wrongCodes, wrongCodesAfterwards, wrongCodesOfAddress } from "@candor/contract/rate-limits";
import type { Writer } from "../../../platform/database/database.ts";
import { forgive, tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { isKnownDevice } from "../queries/devices.ts";
import type { Guesser } from "../rules/client.ts";

/**
 * Counts a try of a code or of a stranger's password before the comparison, in the same transaction; refuses a guesser
 * with too many wrong tries. Resolves to a function that takes the count back if the credential is right. A refused try
 * is not counted.
 */
export async function countGuess(
  writer: Writer,
  email: string,
  guesser: Guesser,
  now: number,
): Promise<(later?: Writer) => Promise<void>> {
  const counted = (await isKnownDevice(writer, email, guesser.deviceHash))
    ? [[`codes of ${email} on ${guesser.deviceHash}`, wrongCodes] as const]
    : ([
        [`codes of ${email}`, wrongCodes],
        [`codes of ${email} in ${guesser.network}`, wrongCodesAfterwards],
        [`codes of ${email} from ${guesser.address}`, wrongCodesOfAddress],
      ] as const);
  const waits: number[] = [];
  // Every transaction takes these rows in the same order, the account's first: no deadlocks.
  for (const [key, limit] of counted) waits.push(await tally(writer, key, limit, now));
  const [wait = 0, ofNetwork = wait, ofAddress = 0] = waits;
  const longest = Math.max(Math.min(wait, ofNetwork), ofAddress);
  if (longest > 0) throw tooMany("too-many-attempts", longest);
  return async (later = writer) => {
    for (const [key] of counted) await forgive(later, key);
  };
}
