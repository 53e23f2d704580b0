import { machineClock } from "../wire/clock.ts";
import { makeSocket, type WireSocket } from "../wire/socket.ts";
import { followContent } from "./follow-content.ts";

/** Closes while the page is away: browsers keep a page for the Back button only if it has no socket. */
export function makePageSocket(apiUrl: string): WireSocket {
  const socket = makeSocket({ apiUrl, clock: machineClock, WebSocket });
  addEventListener("pagehide", () => {
    if (!socket.connected) return;
    socket.close();
    addEventListener("pageshow", () => socket.open(), { once: true });
  });
  followContent(socket, { clock: machineClock, random: Math.random });
  return socket;
}
