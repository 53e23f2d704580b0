import { message } from "@candor/contract/messages/message";
import type { Notification, notificationsTopic, sessionEndedCode } from "@candor/contract/websocket";
import { notices } from "../ui/notice-store.ts";
import { authorizationOf } from "../wire/authorization.ts";
import { type Cancel, machineClock } from "../wire/clock.ts";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { openSocket, type SocketEvent } from "../wire/socket.ts";
import { announce } from "./announce.ts";
import { browserSession, type ShownTo } from "./browser-session.ts";
import { openWire } from "./wire.ts";

/** The contract's values, held to them by their types: their module comes with its schemas. */
const topic: typeof notificationsTopic = "/rest/notifications";
const sessionEnded: typeof sessionEndedCode = 4401;

/** Shows each notice of the person and says that something changed, until what it gives back is called. */
export function followNotifications(shown: ShownTo): Cancel {
  const leaving = new AbortController();
  void follow(shown, leaving.signal).catch(giveUp);
  return () => leaving.abort();
}

async function follow(shown: ShownTo, signal: AbortSignal): Promise<void> {
  const [{ apiUrl }, session] = await Promise.all([openWire(), browserSession(shown)]);
  await session.checked;
  if (signal.aborted || session.phase() !== "logged-in") return;
  const { changed } = shown;
  let leave: Cancel = () => undefined;
  const socket = openSocket({
    apiUrl,
    clock: machineClock,
    WebSocket,
    headers: () => authorizationOf(session.token(), machineClock.now()),
    happened: connectionNotices(changed, () => {
      leave();
      session.ended();
    }),
  });
  socket.subscribe(topic, (body) => {
    const { text, tone, timeout, href } = body as Notification;
    notices.show({
      text,
      tone,
      timeout,
      ...(href && { action: { label: message("button.details"), href } }),
    });
    changed();
  });
  leave = () => socket.close();
  signal.addEventListener("abort", leave);
}

/** L-05. What happened while the connection was lost is read when it is back. */
function connectionNotices(changed: () => void, ended: () => void): (event: SocketEvent) => void {
  let wasOpen = false;
  let reconnected: Cancel | undefined;
  return (event) => {
    if (event.kind === "opened") {
      if (wasOpen) changed();
      wasOpen = true;
      reconnected?.();
      reconnected = undefined;
    } else if (event.kind === "closed" && event.code === sessionEnded) {
      ended();
    } else if (event.kind === "closed" && event.code !== undefined && wasOpen) {
      reconnected ??= announce("connectivity.reconnecting");
    }
  };
}

/** The page goes on without news. */
function giveUp(error: unknown): void {
  if (!(error instanceof EnvironmentUnavailable)) throw error;
  notices.show({ text: message(error.key), tone: "error", timeout: null });
}
