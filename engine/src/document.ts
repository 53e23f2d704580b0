import type { Facts, Wished } from "./facts.ts";

/** What the index knows about a posting. Everything shown to people is read from the records instead. */
export interface IndexedPosting {
  /** The posting's number in the records: a positive safe integer, unique. */
  readonly id: number;
  readonly title: string;
  readonly organization: string;
  /** The organization's number; 0 if the source names none. */
  readonly organizationId: number;
  /** The number of the organization that an agency posts it for; absent if it posts for itself. */
  readonly clientId?: number;
  /** Names of skills as the records spell them ("Node.js"); matched as filter values and as text. */
  readonly skills: readonly string[];
  /** Plain text: the description without markup, and any other text that searches should find. */
  readonly body: string;
  /** What its title means, in the same terms as `Near.concepts`; what it is only similar to starts with `SIMILAR`. */
  readonly concepts?: readonly string[];
  readonly places: readonly PostingPlace[];
  readonly remote: RemoteKind;
  /** Countries and states that a remote posting can be done from ("US", "US-NY"); absent if it states no limit. */
  readonly remoteWithin?: readonly string[];
  readonly jobType?: string;
  readonly industry?: string;
  readonly seniority?: string;
  readonly languages: readonly string[];
  /** What else it states. */
  readonly facts?: Omit<Facts, "languages">;
  /** Whether applicants are promised an answer; absent means no. */
  readonly promised?: boolean;
  /** Yearly value of the lower and upper end of the pay, in whole units of its currency; absent if not stated. */
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

/** Starts the name of a concept that a title is like without meaning it. */
export const SIMILAR = "~";

/** How many concepts a title certainly means. */
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

/** What a posting states about the subject of a wish. */
export function statedOn(
  posting: Pick<IndexedPosting, "facts" | "languages" | "remote">,
  wished: Wished,
): readonly string[] {
  if (wished !== "workplace") return factsOf(posting)[wished] ?? [];
  return posting.remote === "unknown" ? [] : [posting.remote];
}

/** Everything that a posting states, including languages. */
export function factsOf({ facts, languages }: Pick<IndexedPosting, "facts" | "languages">): Facts {
  return { ...facts, languages };
}
