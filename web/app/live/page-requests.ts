import { machineClock } from "../wire/clock.ts";
import { untilAnswered } from "../wire/retries.ts";
import { ConnectionLost } from "../wire/transport.ts";
import { announce } from "./announce.ts";

type Fetch = typeof globalThis.fetch;

/**
 * L-01, L-05: what pages ask by themselves, for their data and with their forms, is tried until the line carries it: a
 * page that failed instead would lose what was typed. A form that is sent twice does no harm, but for files.
 */
export function untilReached(fetch: Fetch, clock = machineClock): Fetch {
  return (input, init) => {
    if (!isOfPage(input)) return fetch(input, init);
    const work = () =>
      fetch(input, init).catch((cause: unknown) => {
        throw new ConnectionLost("The server was not reached.", { cause });
      });
    const repeatable = !(init?.body instanceof FormData);
    return untilAnswered(work, { clock, announce, repeatable, signal: init?.signal ?? undefined });
  };
}

/** React Router asks for a page by an address of its own. */
function isOfPage(input: Parameters<Fetch>[0]): boolean {
  return input instanceof URL && input.pathname.endsWith(".data");
}
