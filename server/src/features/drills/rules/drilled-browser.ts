import { type DrillName, drillNames, drillSeconds } from "@candor/contract/drills/names";
import type { Origin } from "../../../platform/http/origin.ts";

/** A browser that opened the page of the drills. Its cookie is all that is known of it. */
export interface DrilledBrowser {
  /** Random, so that its sockets can be told from others. */
  readonly id: string;
  readonly running?: { readonly name: DrillName; readonly endsAt: number };
}

/** The prefix `__Host-` works only over https. */
export function drillCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-drill" : "candor-drill";
}

/** Nothing about a drill is kept here, so any process of this instance knows it, and it ends by itself. */
export function drilledBrowser(
  cookies: string | undefined,
  origin: Origin,
  now: number,
): DrilledBrowser | undefined {
  const own = `${drillCookieName(origin)}=`;
  const cookie = cookies?.split(/; */).find((each) => each.startsWith(own));
  const [, id, name, endsAt] =
    /^([\w-]{22})(?:\.(\w+)\.(\d{13}))?$/.exec(cookie?.slice(own.length) ?? "") ?? [];
  if (id === undefined) return undefined;
  const known = drillNames.find((each) => each === name);
  const isOver = Number(endsAt) <= now;
  return known && !isOver ? { id, running: { name: known, endsAt: Number(endsAt) } } : { id };
}

export function drillCookie({ id, running }: DrilledBrowser): string {
  return running ? `${id}.${running.name}.${running.endsAt}` : id;
}

export function withDrill({ id }: DrilledBrowser, name: DrillName, now: number): DrilledBrowser {
  const seconds = drillSeconds[name];
  return seconds === 0 ? { id } : { id, running: { name, endsAt: now + 1000 * seconds } };
}
