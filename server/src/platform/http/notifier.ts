import { type Notification, notificationsTopic, sessionEndedCode } from "@candor/contract/websocket";
import type { Clock } from "../clock.ts";
import { Problem } from "./problem.ts";
import type { Listener, Subscription, Topics } from "./topics.ts";

export interface ListeningSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly expiresAt: number;
}

export interface Notifier extends Topics {
  /** To every socket of a person, but for those of one session. */
  notify(accountId: number, notification: Notification, exceptSessionId?: string): void;
  endSession(sessionId: string): void;
  close(): void;
}

/** How often the sockets of sessions that have expired are looked for, in milliseconds. */
const expiryCheck = 1000;

/** Who listens to `/rest/notifications` in this process. A subscription belongs to one session, and ends with it. */
export function openNotifier(options: {
  clock: Clock;
  sessionOf: (authorization: string | undefined) => Promise<ListeningSession | undefined>;
}): Notifier {
  const listening = new Map<Listener, ListeningSession>();

  function endWhere(condition: (session: ListeningSession) => boolean): void {
    for (const [listener, session] of listening) {
      if (!condition(session)) continue;
      listening.delete(listener);
      listener.end(sessionEndedCode);
    }
  }

  const timer = setInterval(() => {
    const now = options.clock.now();
    endWhere((session) => session.expiresAt <= now);
  }, expiryCheck);

  return {
    async subscribe(url, authorization, listener) {
      if (url !== notificationsTopic) return refused("not-found");
      const session = await options.sessionOf(authorization);
      if (!session) return refused("unauthorized");
      listening.set(listener, session);
      const subscription: Subscription = { cancel: () => void listening.delete(listener) };
      return { status: 200, body: null, subscription };
    },
    notify(accountId, notification, exceptSessionId) {
      for (const [listener, session] of listening)
        if (session.accountId === accountId && session.sessionId !== exceptSessionId)
          listener.deliver(notification);
    },
    endSession: (sessionId) => endWhere((session) => session.sessionId === sessionId),
    close: () => clearInterval(timer),
  };
}

function refused(code: "not-found" | "unauthorized") {
  const problem = new Problem(code);
  return { status: problem.status, body: problem.document("websocket") };
}
