import { machineClock } from "../wire/clock.ts";
import { makeSocket, type WireSocket } from "../wire/socket.ts";

/** The page's socket. A browser keeps a page for the way back only if it has none, so it is closed while the page is away. */
export function pageSocket(apiUrl: string): WireSocket {
  const socket = makeSocket({ apiUrl, clock: machineClock, WebSocket });
  addEventListener("pagehide", () => {
    if (!socket.connected) return;
    socket.close();
    addEventListener("pageshow", () => socket.open(), { once: true });
  });
  return socket;
}
