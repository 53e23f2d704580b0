import { limits } from "@candor/contract/limits";
import type { Clock } from "./clock.ts";

interface Breadcrumb {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly text: string;
}

/** K-15: what happened before an error. Only the newest are kept. */
export interface Breadcrumbs {
  note(text: string): void;
  all(): readonly Breadcrumb[];
}

export function openBreadcrumbs(clock: Clock): Breadcrumbs {
  const kept: Breadcrumb[] = [];
  return {
    note(text) {
      kept.push({ at: new Date(clock.now()).toISOString(), text });
      if (kept.length > limits.breadcrumbs) kept.shift();
    },
    all: () => [...kept],
  };
}
