import { openWire } from "../../live/wire.ts";
import { authorizationOf } from "../../wire/authorization.ts";
import { type Cancel, machineClock } from "../../wire/clock.ts";
import type { WireSocket } from "../../wire/socket.ts";
import { browserSession, type ShownTo } from "./browser-session.ts";
import type { BrowserSession } from "./session.ts";

/** The page's socket, and the session of its visitor. */
interface Own {
  readonly socket: WireSocket;
  readonly session: BrowserSession;
  /** The headers of a subscription that only the visitor may have. */
  readonly authorization: () => ReturnType<typeof authorizationOf>;
}

/** Begins to follow something if the page's visitor is signed in. Returns how to stop, which aborts the signal. */
export function followOwn(shown: ShownTo, follow: (own: Own, signal: AbortSignal) => void): Cancel {
  const leaving = new AbortController();
  const begin = async () => {
    const [wire, session] = await Promise.all([openWire(), browserSession(shown)]);
    await session.checked;
    if (session.phase() !== "logged-in") return;
    const socket = await wire.socket.loaded();
    if (leaving.signal.aborted) return;
    const authorization = () => authorizationOf(session.token(), machineClock.now());
    follow({ socket, session, authorization }, leaving.signal);
  };
  // The page works without it; start.ts already says why the server can't be reached.
  begin().catch(() => undefined);
  return () => leaving.abort();
}
