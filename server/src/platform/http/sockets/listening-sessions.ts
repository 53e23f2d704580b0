import { sessionEndedCode } from "@candor/contract/websocket";
import type { Listener } from "./topics.ts";

export interface ListeningSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly expiresAt: number;
  /** The administrator who acts as that account, and their own session, which ends this one. */
  readonly impersonatorId: number | null;
  readonly impersonatorSessionId: string | null;
}

type IsEnded = (session: ListeningSession) => boolean;

/** The listeners of one process, each with its topic and the session that it ends with. */
export class ListeningSessions {
  readonly #sessions = new Map<Listener, ListeningSession & { readonly topic: string }>();
  #ends = 0;

  /** Resolves to whether there is a session to listen with. */
  async add(
    listener: Listener,
    topic: string,
    sessionNow: () => Promise<ListeningSession | undefined>,
  ): Promise<boolean> {
    const session = await this.#lasting(sessionNow);
    if (session) this.#sessions.set(listener, { ...session, topic });
    return session !== undefined;
  }

  remove(listener: Listener): void {
    this.#sessions.delete(listener);
  }

  /** Those who listen to a topic. */
  of(topic: string): ReadonlyMap<Listener, ListeningSession> {
    return new Map([...this.#sessions].filter(([, session]) => session.topic === topic));
  }

  /** Ends these sessions' sockets. A session that is being looked up is looked up again. */
  end(isEnded: IsEnded): void {
    this.#ends += 1;
    this.#endSockets(isEnded);
  }

  /** Ends the sockets of expired sessions: a look-up finds none of those. */
  endExpired(now: number): void {
    this.#endSockets(({ expiresAt }) => expiresAt <= now);
  }

  #endSockets(isEnded: IsEnded): void {
    for (const [listener, session] of this.#sessions) {
      if (!isEnded(session)) continue;
      this.#sessions.delete(listener);
      listener.end(sessionEndedCode);
    }
  }

  /** Looks a session up again if one ended meanwhile: otherwise nothing would end its new listener. */
  async #lasting(sessionNow: () => Promise<ListeningSession | undefined>) {
    for (;;) {
      const asOf = this.#ends;
      const session = await sessionNow();
      if (asOf === this.#ends) return session;
    }
  }
}
