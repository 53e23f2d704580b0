import type { Presence } from "@candor/contract/pipeline/shapes";
import { presenceSeconds } from "@candor/contract/pipeline/values";
import type { ApplicationsChanged, changesTopic, presenceTopic } from "@candor/contract/websocket";
import type { ShownTo } from "../../session/browser/browser-session.ts";
import { followOwn } from "../../session/browser/follow-own.ts";
import type { BrowserSession } from "../../session/browser/session.ts";
import type { Cancel } from "../../wire/clock.ts";

/** The contract's values, checked by their types: importing them would load the schemas. */
const topic: typeof presenceTopic = "/rest/organization/presence";
const changes: typeof changesTopic = "/rest/organization/changes";

interface Following {
  /** The application on the page, if it shows one. */
  readonly looksAt: string | undefined;
  readonly told: (presence: Presence) => void;
}

/**
 * Follows who looks at which application, and announces this page. Colleagues' changes are reported: those to its
 * application, or to any application if the page lists them. Returns how to stop.
 */
export function followPresence(shown: ShownTo, { looksAt, told }: Following): Cancel {
  const hearChange = (body: unknown) => {
    const { applicationIds } = body as ApplicationsChanged;
    if (looksAt === undefined || applicationIds.includes(looksAt)) shown.changed();
  };
  return followOwn(shown, ({ socket, session, authorization }, signal) => {
    for (const leave of [
      socket.subscribe(topic, (body) => told(body as Presence), authorization),
      socket.subscribe(changes, hearChange, authorization),
    ])
      signal.addEventListener("abort", leave);
    if (looksAt !== undefined) sayLooking(session, looksAt, signal);
  });
}

/** Runs while the page is visible. A lost announcement is repeated, or expires. */
function sayLooking({ ask }: BrowserSession, id: string, signal: AbortSignal): void {
  const say = () => {
    const isSeen = document.visibilityState === "visible";
    if (isSeen) ask("startLooking", { params: { id } }).catch(() => undefined);
  };
  const leave = () => {
    ask("stopLooking", { params: { id } }).catch(() => undefined);
  };
  say();
  const timer = setInterval(say, presenceSeconds.said * 1000);
  const turned = () => (document.visibilityState === "visible" ? say() : leave());
  document.addEventListener("visibilitychange", turned, { signal });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    leave();
  });
}
