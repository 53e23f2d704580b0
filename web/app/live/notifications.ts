import { message } from "@candor/contract/messages/message";
import type { Notification, notificationsTopic, sessionEndedCode } from "@candor/contract/websocket";
import { notices } from "../ui/notice-store.ts";
import { authorizationOf } from "../wire/authorization.ts";
import { type Cancel, machineClock } from "../wire/clock.ts";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { RequestFailed } from "../wire/request-failed.ts";
import { openSocket, type SocketEvent } from "../wire/socket.ts";
import { ConnectionLost } from "../wire/transport.ts";
import { announce } from "./announce.ts";
import { openWire } from "./wire.ts";

/** The contract's values, held to them by their types: their module comes with its schemas. */
const topic: typeof notificationsTopic = "/rest/notifications";
const sessionEnded: typeof sessionEndedCode = 4401;

/** Shows each notice of the person and says that something changed, until what it gives back is called. */
export function followNotifications(changed: () => void): Cancel {
  const leaving = new AbortController();
  void follow(changed, leaving.signal).catch((error: unknown) => giveUp(error, changed));
  return () => leaving.abort();
}

async function follow(changed: () => void, signal: AbortSignal): Promise<void> {
  const { apiUrl, calls } = await openWire();
  const { jwt } = await calls({ announce })("refreshSession", {});
  if (signal.aborted) return;
  let leave: Cancel = () => undefined;
  const socket = openSocket({
    apiUrl,
    clock: machineClock,
    WebSocket,
    headers: () => authorizationOf(jwt, machineClock.now()),
    happened: connectionNotices(changed, () => leave()),
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
function connectionNotices(changed: () => void, leave: Cancel): (event: SocketEvent) => void {
  let wasOpen = false;
  let reconnected: Cancel | undefined;
  return (event) => {
    if (event.kind === "opened") {
      if (wasOpen) changed();
      wasOpen = true;
      reconnected?.();
      reconnected = undefined;
    } else if (event.kind === "closed" && event.code === sessionEnded) {
      leave();
      changed();
    } else if (event.kind === "closed" && event.code !== undefined && wasOpen) {
      reconnected ??= announce("connectivity.reconnecting");
    }
  };
}

/** The page goes on without news. Where the session is over, reading it again leads to signing in. */
function giveUp(error: unknown, changed: () => void): void {
  if (error instanceof EnvironmentUnavailable)
    notices.show({ text: message(error.key), tone: "error", timeout: null });
  else if (error instanceof RequestFailed && error.status === 401) changed();
  else if (!(error instanceof ConnectionLost || error instanceof RequestFailed)) throw error;
}
