import type { industries, jobTypes, payUnits, remoteKinds, seniorities } from "@candor/contract/values";

export type PayUnit = (typeof payUnits)[number];
export type JobType = (typeof jobTypes)[number];
export type Industry = (typeof industries)[number];
export type Seniority = (typeof seniorities)[number];

/** A posting in the house's own terms, ready for the records. What the source does not say is absent. */
export interface PostingDraft {
  readonly source: string;
  /** Unique within the source. */
  readonly sourceId: string;
  readonly sourceUrl?: string;
  readonly organization?: string;
  readonly recruiter?: string;
  readonly title: string;
  /** Sanitised HTML; "" where there is none. */
  readonly description: string;
  /** The description without markup, and what else of the source words should find. */
  readonly text: string;
  readonly places: readonly DraftPlace[];
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
  /** Milliseconds since 1970 (UTC). */
  readonly postedAt?: number;
  /** As the source states it; it is shown, and closes nothing: `open` has already considered it. */
  readonly closesAt?: number;
  readonly open: boolean;
}

/** Country by ISO 3166-1 code, state by postal code ("NY"), city as the gazetteer spells it. */
export interface DraftPlace {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface Remote {
  readonly kind: (typeof remoteKinds)[number];
  /** Where one may work from, where the source says so: "US", "US-CA" (ISO 3166). */
  readonly within?: readonly string[];
}

/** Pay as stated; the unit is absent where the source leaves it open. */
export interface Compensation {
  readonly text?: string;
  readonly min?: number;
  readonly max?: number;
  readonly type?: PayUnit;
  /** ISO 4217. */
  readonly currency?: string;
}
