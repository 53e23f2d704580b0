import {
  changesTopic,
  contentTopic,
  type Notification,
  notificationsTopic,
  ownChangesTopic,
  presenceTopic,
} from "@candor/contract/websocket";
import type { Clock } from "../../clock.ts";
import { inLocale } from "../../locale.ts";
import { Problem } from "../problem.ts";
import { type ListeningSession, ListeningSessions } from "./listening-sessions.ts";
import type { Listener, Subscription, Topics } from "./topics.ts";

export interface Notifier extends Topics {
  /** To every socket of a person except those of one session, in the language of each one's page. */
  notify(accountId: number, write: () => Notification, exceptSessionId?: string): void;
  /** Who is listening to a topic, so that each can be sent what they may know. */
  listeningTo(topic: string): ReadonlyMap<Listener, Pick<ListeningSession, "accountId">>;
  /** L-06: tells everybody who listens that content of ours has changed. */
  contentChanged(): void;
  /** Also ends sessions that were started from it. */
  endSession(sessionId: string): void;
  /** Ends the sessions of somebody who may no longer impersonate. */
  endImpersonations(impersonatorId: number): void;
  close(): void;
}

/** How often to look for sockets of expired sessions, in milliseconds. */
const expiryCheck = 1000;

/** The topics that a session can subscribe to. */
const topics: readonly string[] = [notificationsTopic, presenceTopic, changesTopic, ownChangesTopic];

/**
 * Who is listening to which topic in this process. A subscription belongs to one session, and ends with it; only the
 * content is everybody's.
 */
export function openNotifier(options: {
  clock: Clock;
  sessionOf: (authorization: string | undefined) => Promise<ListeningSession | undefined>;
}): Notifier {
  const listening = new ListeningSessions();
  const readers = new Set<Listener>();
  const timer = setInterval(() => listening.endExpired(options.clock.now()), expiryCheck);

  return {
    async subscribe(url, authorization, listener) {
      if (url === contentTopic) {
        readers.add(listener);
        return accepted(() => readers.delete(listener));
      }
      if (!topics.includes(url)) return refused("not-found", listener);
      const isListening = await listening.add(listener, url, () => options.sessionOf(authorization));
      return isListening ? accepted(() => listening.remove(listener)) : refused("unauthorized", listener);
    },
    notify(accountId, write, exceptSessionId) {
      for (const [listener, session] of listening.of(notificationsTopic))
        if (session.accountId === accountId && session.sessionId !== exceptSessionId)
          listener.deliver(inLocale(listener.locale, write));
    },
    contentChanged() {
      for (const reader of readers) reader.deliver(null);
    },
    listeningTo: (topic) => listening.of(topic),
    endSession(sessionId) {
      listening.end((one) => one.sessionId === sessionId || one.impersonatorSessionId === sessionId);
    },
    endImpersonations(impersonatorId) {
      listening.end((one) => one.impersonatorId === impersonatorId);
    },
    close: () => clearInterval(timer),
  };
}

function accepted(cancel: () => unknown) {
  const subscription: Subscription = { cancel: () => void cancel() };
  return { status: 200, body: null, subscription };
}

function refused(code: "not-found" | "unauthorized", { locale }: Listener) {
  const problem = new Problem(code);
  return { status: problem.status, body: problem.document("websocket", locale) };
}
