import { Resolver } from "node:dns/promises";

/** The texts of a name's TXT records; none if the name has none or the lookup fails. */
export type TextRecords = (name: string) => Promise<readonly string[]>;

const answersWithin = 3000;

/** Asks the machine's own resolvers, or the given server: an address, with a port if it isn't 53. */
export function openTextRecords(server?: string): TextRecords {
  const resolver = new Resolver({ timeout: answersWithin, tries: 2 });
  if (server !== undefined) resolver.setServers([server]);
  return async (name) => {
    const records = await resolver.resolveTxt(name).catch(() => []);
    // A record of several strings is read as one (RFC 7208, section 3.3).
    return records.map((strings) => strings.join(""));
  };
}
