import type { industries, jobTypes, payUnits, remoteKinds, seniorities } from "@candor/contract/values";
import type { StatedFacts, StatedPlace } from "../../../platform/database/tables/postings.ts";

export type PayUnit = (typeof payUnits)[number];
export type JobType = (typeof jobTypes)[number];
export type Industry = (typeof industries)[number];
export type Seniority = (typeof seniorities)[number];

/** A posting in the product's own terms, ready for the records. What the source doesn't state is absent. */
export interface PostingDraft {
  readonly source: string;
  /** Unique within the source. */
  readonly sourceId: string;
  readonly sourceUrl?: string;
  readonly organization?: string;
  readonly recruiter?: string;
  readonly title: string;
  /** Sanitized HTML; "" if there is none. */
  readonly description: string;
  /** The description without markup, and other text from the source that searches should find. */
  readonly text: string;
  readonly places: readonly StatedPlace[];
  readonly remote: Remote;
  readonly compensation?: Compensation;
  /** Yearly values of `compensation`, in whole units of its currency. */
  readonly payMin?: number;
  readonly payMax?: number;
  readonly jobType?: JobType;
  readonly industry?: Industry;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly seniority?: Seniority;
  /** What the source has columns for. */
  readonly stated?: StatedFacts;
  /** Milliseconds since 1970 (UTC). */
  readonly postedAt?: number;
  /** As the source states it, for display only: `open` already takes it into account. */
  readonly closesAt?: number;
  readonly open: boolean;
}

export interface Remote {
  readonly kind: (typeof remoteKinds)[number];
  /** Where one may work from, if the source says so: "US", "US-CA" (ISO 3166). */
  readonly within?: readonly string[];
}

/** Pay as stated; the unit is absent if the source doesn't give one. */
export interface Compensation {
  readonly text?: string;
  readonly min?: number;
  readonly max?: number;
  readonly type?: PayUnit;
  /** ISO 4217. */
  readonly currency?: string;
}
