import type { Facts, Wished } from "./facts.ts";

/** What the index knows of one posting. Everything shown to a person is read from the records instead. */
export interface IndexedPosting {
  /** The posting's number in the records: a positive safe integer, unique. */
  readonly id: number;
  readonly title: string;
  readonly organization: string;
  /** The organization's number; 0 where the source names none. */
  readonly organizationId: number;
  /** The number of the organization that an agency posts it for; absent if it posts for itself. */
  readonly clientId?: number;
  /** Names of skills as the records spell them ("Node.js"); matched as filter values and as text. */
  readonly skills: readonly string[];
  /** Plain text: the description without markup, and any other text that searches should find. */
  readonly body: string;
  /** What its title means, in the same terms as `Near.concepts`; with `SIMILAR` before what it is only similar to. */
  readonly concepts?: readonly string[];
  readonly places: readonly PostingPlace[];
  readonly remote: RemoteKind;
  /** Countries and states that a remote posting may be done from ("US", "US-NY"); absent if it states no limit. */
  readonly remoteWithin?: readonly string[];
  readonly jobType?: string;
  readonly industry?: string;
  readonly seniority?: string;
  readonly languages: readonly string[];
  /** What else it states. */
  readonly facts?: Omit<Facts, "languages">;
  /** Whether applicants are promised an answer; absent means no. */
  readonly promised?: boolean;
  /** Yearly value of the lower and upper end of the pay, in whole units of its currency; absent when not stated. */
  readonly payMin?: number;
  readonly payMax?: number;
  /** Milliseconds since 1970 (UTC). */
  readonly firstSeenAt: number;
  readonly confirmedAt?: number;
  /**
   * False if a better documented copy represents the posting's cluster (search.md 5). Listed only in exact searches.
   */
  readonly speaks: boolean;
}

/** Begins the name of a concept that a title is like without meaning it. */
export const SIMILAR = "~";

/** How many concepts a title means for sure. */
export function meaningsOf(concepts: readonly string[] = []): number {
  return new Set(concepts.filter((concept) => !concept.startsWith(SIMILAR))).size;
}

export type RemoteKind = "remote" | "hybrid" | "onsite" | "unknown";

/** Codes are compared as they are: country "US", state "NY". Cities are compared by name, ignoring case. */
export interface PostingPlace {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What a posting states about something that is wished. */
export function statedOn(
  posting: Pick<IndexedPosting, "facts" | "languages" | "remote">,
  wished: Wished,
): readonly string[] {
  if (wished !== "workplace") return factsOf(posting)[wished] ?? [];
  return posting.remote === "unknown" ? [] : [posting.remote];
}

/** Everything that a posting states, languages among it. */
export function factsOf({ facts, languages }: Pick<IndexedPosting, "facts" | "languages">): Facts {
  return { ...facts, languages };
}
