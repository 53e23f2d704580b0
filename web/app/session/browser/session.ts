import { message } from "@candor/contract/messages/message";
import { claimsOf } from "../../wire/authorization.ts";
import type { Clock } from "../../wire/clock.ts";
import type { Ask } from "../../wire/request.ts";
import { RequestFailed } from "../../wire/request-failed.ts";
import {
  beforeCheck,
  type Effect,
  type Phase,
  phaseOf,
  type SessionEvent,
  step,
  tokenOf,
} from "../machine.ts";

export interface SessionParts {
  readonly clock: Clock;
  /** This session's calls: they carry its token. */
  readonly calls: (session: Pick<BrowserSession, "token" | "unauthorized">) => Ask;
  /** The other tabs of this browser. */
  readonly tabs: Tabs;
  readonly checkPage: () => void;
  readonly goHome: () => void;
  /** Brings back what was typed before an earlier session ended (ADR 125). */
  readonly unlockForms: (formKey: string) => void;
  /** Says why somebody was signed out. */
  readonly explain: (reason: string) => void;
}

/** What tabs tell each other: the number of the person they are signed in as, if anybody. */
export interface Tabs {
  readonly tell: (subject: string | undefined) => void;
  readonly hear: (heard: (subject: string | undefined) => void) => void;
}

export interface BrowserSession {
  /** Resolves once the check at the page's start is answered. */
  readonly checked: Promise<void>;
  readonly ask: Ask;
  /** S-01 to S-03, at this moment. */
  phase(): Phase;
  token(): string | undefined;
  /** A request was answered 401; returns whether to repeat it with the current token. */
  unauthorized(carried: string | undefined): boolean;
  profileShown(profile: string | undefined): void;
  /** The server closed something that belonged to this session. */
  ended(): void;
  /** @throws if the server could not end it; nothing has changed then */
  signOut(onOwnPage: boolean): Promise<void>;
}

/** In milliseconds: how often to check whether a token is past the age for renewal. */
const look = 60 * 60 * 1000;

/** Carries out the effects of the session's machine. */
export function openSession(parts: SessionParts, profile: string | undefined): BrowserSession {
  const { clock, tabs } = parts;
  const check = Promise.withResolvers<void>();
  let session = beforeCheck;
  let refreshing = false;

  function happen(event: SessionEvent): readonly Effect[] {
    const { session: next, effects } = step(session, event, clock.now());
    session = next;
    if (session.checked) check.resolve();
    for (const effect of effects) act(effect);
    return effects;
  }

  function act(effect: Effect): void {
    if (effect.kind === "refresh") void refresh();
    else if (effect.kind === "tell-tabs") tabs.tell(effect.subject);
    else if (effect.kind === "check-page") clock.after(effect.after, parts.checkPage);
    else if (effect.kind === "go-home") parts.goHome();
  }

  async function refresh(): Promise<void> {
    if (refreshing) return;
    refreshing = true;
    try {
      const tokens = await ask("refreshSession", {});
      parts.unlockForms(tokens.formKey);
      if (!claimsOf(tokens.jwt)) explain(message("session.couldNotParseJwt"));
      happen({ kind: "refreshed", tokens });
    } catch (error) {
      const refused = error instanceof RequestFailed && error.status === 401 ? error : undefined;
      if (refused) explain(message("session.couldNotRefreshJwt", { detail: detailOf(refused) }));
      happen({ kind: refused ? "refresh-refused" : "refresh-unanswered" });
    } finally {
      refreshing = false;
    }
  }

  /** tells the person who was signed in. */
  function explain(reason: string): void {
    if (session.main || session.profile !== undefined) parts.explain(reason);
  }

  function lookAgain(): void {
    clock.after(look, () => {
      happen({ kind: "time-passed" });
      lookAgain();
    });
  }

  const token = () => tokenOf(session, clock.now());
  const unauthorized = (carried: string | undefined) => {
    const { main, provisional } = session;
    // A refused token that has since been replaced says nothing about the current one.
    if (carried !== undefined && carried !== main?.jwt && carried !== provisional?.jwt) return true;
    const which = carried === undefined ? "none" : carried === main?.jwt ? "main" : "provisional";
    return happen({ kind: "unauthorized", carried: which }).some(({ kind }) => kind === "repeat");
  };
  const ask = parts.calls({ token, unauthorized });

  tabs.hear((subject) => void happen({ kind: "told", subject }));
  happen({ kind: "page-started", profile });
  lookAgain();
  return {
    checked: check.promise,
    ask,
    phase: () => phaseOf(session, clock.now()),
    token,
    unauthorized,
    profileShown: (shown) => void happen({ kind: "profile-shown", profile: shown }),
    ended: () => void happen({ kind: "ended-elsewhere" }),
    async signOut(onOwnPage) {
      await ask("logOut", {});
      happen({ kind: "signed-out", onOwnPage, keepsProvisional: false });
    },
  };
}

/** a cause may have no words. */
function detailOf({ problem, message: failure }: RequestFailed): string {
  return problem === undefined ? failure : problem.detail || message("error.unknown");
}
