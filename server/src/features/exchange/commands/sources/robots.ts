import { download } from "../../../../platform/outbound/download.ts";
import type { MayReach } from "../../../../platform/outbound/public-address.ts";
import { OutboundFault } from "../../../../platform/outbound/target.ts";
import { allowsRobot } from "../../rules/sources/robots.ts";

const mostBytes = 1_048_576;
const answersWithin = 10_000;

/** Refuses addresses that their site's robots.txt forbids. A site whose rules can't be read is left alone (RFC 9309). */
export function visitsAllowed({ mayReach, agent }: { mayReach: MayReach; agent: string }) {
  const read = new Map<string, Promise<string>>();
  return async ({ origin, pathname, search }: URL): Promise<void> => {
    const rules = read.get(origin) ?? rulesOf(origin);
    read.set(origin, rules);
    if (!allowsRobot(await rules, "candor", pathname + search))
      throw new OutboundFault(
        "The site's robots.txt asks us to stay away. Allow the user agent Candor there.",
      );
  };

  async function rulesOf(origin: string): Promise<string> {
    const { status, body } = await download(`${origin}/robots.txt`, {
      mayReach,
      headers: { "user-agent": agent },
      most: mostBytes,
      within: answersWithin,
    });
    if (status >= 400 && status < 500 && status !== 429) return "";
    if (status !== 200)
      throw new OutboundFault(
        `The site's robots.txt can't be read: its server answered with status ${status}.`,
      );
    return Buffer.concat(body).toString("utf8");
  }
}
