import type { Pace } from "@candor/contract/applications/pace";
import { readPace } from "@candor/contract/applications/pace-routes";
import type { Call } from "@candor/contract/client";
import { limits } from "@candor/contract/limits";

/** M-38: the figures of somebody who has sent so many that another one asks first. Without them, nobody is asked. */
export async function paceToMention(call: Call): Promise<Pace | undefined> {
  const found = await call(readPace, {});
  return found.ok && found.answer.lastDay >= limits.applicationsADay ? found.answer : undefined;
}
