import { wrongCodes, wrongCodesAfterwards, wrongCodesOfAddress } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { forgive, tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { isKnownDevice } from "../queries.ts";
import type { Guesser } from "../rules/client.ts";

/**
 * Counts a try of an account's code before it is compared, in the transaction that compares it; refuses a guesser who has
 * tried too many. Wrong passwords of strangers count with wrong codes. Resolves to what takes the count back where the code is right. A refused try is not counted.
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
  // In this order in every transaction: the account's row comes first, so that none waits for another in a circle.
  for (const [key, limit] of counted) waits.push(await tally(writer, key, limit, now));
  const [wait = 0, ofNetwork = wait, ofAddress = 0] = waits;
  const longest = Math.max(Math.min(wait, ofNetwork), ofAddress);
  if (longest > 0) throw tooMany("too-many-attempts", longest);
  return async (later = writer) => {
    for (const [key] of counted) await forgive(later, key);
  };
}
