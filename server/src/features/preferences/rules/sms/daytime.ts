import { localTimeOf } from "@candor/contract/applications/local-time";
import { minute } from "../../../../platform/durations.ts";

/** 47 CFR 64.1200(c)(1): from 8 in the morning to 9 in the evening where the person is. */
const hours = { from: 8, until: 21 } as const;

/** If nobody has said where they are, it has to be daytime in all states. */
const anywhere = ["America/New_York", "Pacific/Honolulu"];

const step = 15 * minute;

/** When a text message may leave: `now`, or the next morning. In milliseconds since 1970. */
export function textableFrom(now: number, timeZone: string | null): number {
  const zones = timeZone === null ? anywhere : [timeZone];
  let at = now;
  while (!zones.every((zone) => isDay(at, zone))) at = Math.floor(at / step + 1) * step;
  return at;
}

function isDay(at: number, timeZone: string): boolean {
  const hour = Number(localTimeOf(at, timeZone).slice(11, 13));
  return hour >= hours.from && hour < hours.until;
}
