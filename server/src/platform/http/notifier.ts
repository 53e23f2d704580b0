import { type Notification, notificationsTopic, sessionEndedCode } from "@candor/contract/websocket";
import type { Clock } from "../clock.ts";
import { Problem } from "./problem.ts";
import type { Listener, Subscription, Topics } from "./topics.ts";

export interface ListeningSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly expiresAt: number;
  /** Who acts as that account, and their own session, which this one ends with. */
  readonly impersonatorId: number | null;
  readonly impersonatorSessionId: string | null;
}

export interface Notifier extends Topics {
  /** To every socket of a person, but for those of one session. */
  notify(accountId: number, notification: Notification, exceptSessionId?: string): void;
  /** With what was begun in it. */
  endSession(sessionId: string): void;
  /** Where somebody may no longer act as others. */
  endImpersonations(impersonatorId: number): void;
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
  let ends = 0;

  /** One that ends while it is looked up is looked up again: nobody would end what listens from then on. */
  async function sessionOf(authorization: string | undefined): Promise<ListeningSession | undefined> {
    for (;;) {
      const asOf = ends;
      const session = await options.sessionOf(authorization);
      if (asOf === ends) return session;
    }
  }

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
      const session = await sessionOf(authorization);
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
    endSession(sessionId) {
      ends += 1;
      endWhere((one) => one.sessionId === sessionId || one.impersonatorSessionId === sessionId);
    },
    endImpersonations(impersonatorId) {
      ends += 1;
      endWhere((one) => one.impersonatorId === impersonatorId);
    },
    close: () => clearInterval(timer),
  };
}

function refused(code: "not-found" | "unauthorized") {
  const problem = new Problem(code);
  return { status: problem.status, body: problem.document("websocket") };
}
