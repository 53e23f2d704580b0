import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type {
  ApplicationsChanged,
  Notification,
  notificationsTopic,
  ownChangesTopic,
  sessionEndedCode,
} from "@candor/contract/websocket";
import { announce } from "../live/announce.ts";
import type { ShownTo } from "../session/browser/browser-session.ts";
import { followOwn } from "../session/browser/follow-own.ts";
import { notices } from "../ui/notices/notice-store.ts";
import type { Cancel } from "../wire/clock.ts";
import type { WireSocket } from "../wire/socket.ts";

/** The contract's values, checked by their types: importing them would load the schemas. */
const topic: typeof notificationsTopic = "/rest/notifications";
const ownChanges: typeof ownChangesTopic = "/rest/applications/changes";
const sessionEnded: typeof sessionEndedCode = 4401;

/**
 * Shows the person's notices and reports each as a change, and what they do elsewhere to an application of theirs that
 * this page shows. Returns how to stop.
 */
export function followNotifications(shown: ShownTo, ownApplication?: string): Cancel {
  const { changed } = shown;
  const deliver = (body: unknown) => {
    show(body as Notification);
    changed();
  };
  const hearChange = (body: unknown) => {
    const { applicationIds } = body as ApplicationsChanged;
    if (applicationIds.some((id) => id === ownApplication)) changed();
  };
  return followOwn(shown, ({ socket, session, authorization }, signal) => {
    const connection = followConnection(socket, {
      changed,
      ended() {
        leave();
        session.ended();
      },
    });
    const unsubscribe = socket.subscribe(topic, deliver, () => ({
      "accept-language": currentLocale(),
      ...authorization(),
    }));
    const unsubscribeOwn =
      ownApplication === undefined ? undefined : socket.subscribe(ownChanges, hearChange, authorization);
    const leave = () => {
      unsubscribe();
      unsubscribeOwn?.();
      connection();
    };
    signal.addEventListener("abort", leave);
  });
}

function show({ key, text, tone, timeout, href }: Notification): void {
  const action = href && { label: message("button.details"), href };
  notices.show({ key, text, tone, timeout, ...(action && { action }) });
}

/** L-05: after a reconnection, reads what happened in the meantime. */
function followConnection(
  socket: WireSocket,
  { changed, ended }: { readonly changed: () => void; readonly ended: () => void },
): Cancel {
  let wasOpen = socket.connected;
  let reconnected: Cancel | undefined;
  const back = () => {
    reconnected?.();
    reconnected = undefined;
  };
  const cancel = socket.watch((event) => {
    if (event.kind === "opened") {
      if (wasOpen) changed();
      wasOpen = true;
      back();
    } else if (event.kind === "closed" && event.code === sessionEnded) {
      ended();
    } else if (event.kind === "closed" && event.code !== undefined && wasOpen) {
      reconnected ??= announce("connectivity.reconnecting");
    }
  });
  return () => {
    cancel();
    back();
  };
}
