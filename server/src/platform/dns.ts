import { Resolver } from "node:dns/promises";

/** The texts of a name's TXT records; none if the name has none, or nobody can say. */
export type TextRecords = (name: string) => Promise<readonly string[]>;

const answersWithin = 3000;

/** Asks the machine's own resolvers. */
export function openTextRecords(): TextRecords {
  const resolver = new Resolver({ timeout: answersWithin, tries: 2 });
  return async (name) => {
    const records = await resolver.resolveTxt(name).catch(() => []);
    // A record of several strings is read as one (RFC 7208, section 3.3).
    return records.map((strings) => strings.join(""));
  };
}
