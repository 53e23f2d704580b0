/** What the index knows of one posting. Everything shown to a person is read from the records instead. */
export interface IndexedPosting {
  /** The posting's number in the records: a positive safe integer, unique. */
  readonly id: number;
  readonly title: string;
  readonly organization: string;
  /** The organization's number; 0 where the source names none. */
  readonly organizationId: number;
  /** Names of skills as the records spell them ("Node.js"); matched as filter values and as text. */
  readonly skills: readonly string[];
  /** Plain text: the description without markup, and whatever else of the posting words should find. */
  readonly body: string;
  /** What its title means, in whatever terms `Near.concepts` asks by. */
  readonly concepts?: readonly string[];
  readonly places: readonly PostingPlace[];
  readonly remote: RemoteKind;
  readonly jobType?: string;
  readonly industry?: string;
  readonly seniority?: string;
  readonly languages: readonly string[];
  /** Yearly value of the lower and upper end of the pay, in whole units of its currency; absent when not stated. */
  readonly payMin?: number;
  readonly payMax?: number;
  /** Milliseconds since 1970 (UTC). */
  readonly firstSeenAt: number;
  readonly confirmedAt?: number;
  /** False for a posting for which a better documented copy speaks (search.md 5). Listed only when `members` is asked for. */
  readonly speaks: boolean;
}

export type RemoteKind = "remote" | "hybrid" | "onsite" | "unknown";

/** Codes are compared as they are: country "US", state "NY"; the city by its name, letter case folded. */
export interface PostingPlace {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}
