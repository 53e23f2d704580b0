import { announce } from "../live/announce.ts";
import { machineClock } from "../wire/clock.ts";
import { orLost } from "../wire/connection-lost.ts";
import { untilAnswered } from "../wire/retries.ts";

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * L-01, L-04, L-05: sends a form whose page stays, and which may arrive twice, until the network carries it. It continues
 * when the person leaves the page.
 */
export function sendForm(address: string, fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return untilReached(address, { method: "POST", body, keepalive: true });
}

/** The same for what a page reads in addition to its own data. */
export function untilReached(address: string, init?: RequestInit): Promise<Response> {
  const work = () => orLost(fetch(address, init));
  return untilAnswered(work, { clock: machineClock, announce, repeatable: true, signal: undefined });
}
