import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { searchOnly } from "../parameters.ts";

export interface Group {
  readonly kind: "matches" | "remote" | "close";
  readonly postings: readonly JobDocument[];
  /** The place of its first posting here in the whole list, from 1. */
  readonly start: number;
  /** Whether the group begins here, rather than on an earlier page. */
  readonly begins: boolean;
}

/** Part of a list, starting at `from`, in the answer's groups. Leaves out groups without a posting here. */
export function groupsOf(
  { remote, close }: Pick<SearchAnswer, "remote" | "close">,
  postings: readonly JobDocument[],
  from: number,
): Group[] {
  const begun: readonly (readonly [Group["kind"], number])[] = [
    ["matches", 0],
    ...(remote ? [["remote", remote.from] as const] : []),
    ...(close ? [["close", close.from] as const] : []),
  ];
  return begun.flatMap(([kind, first], at) => {
    const [, end] = begun[at + 1] ?? [kind, Number.POSITIVE_INFINITY];
    const part = postings.slice(Math.max(0, first - from), Math.max(0, end - from));
    return part.length === 0
      ? []
      : [{ kind, postings: part, start: Math.max(first, from) + 1, begins: first >= from }];
  });
}

/** How many postings match: close ones are listed, but don't count. */
export function matchesOf({ hits, close }: Pick<SearchAnswer, "hits" | "close">): number {
  return hits.total.value - (close?.count ?? 0);
}

/** Whether there are no postings at all: then no filter or word hides one. */
export function hasNoPostings(
  found: Pick<SearchAnswer, "hits" | "close">,
  parameters: URLSearchParams,
): boolean {
  return matchesOf(found) === 0 && searchOnly(parameters).size === 0;
}
