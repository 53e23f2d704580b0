/** What a resume shows, in the order in which it is read. Our own reader reads every layout of it. */
export interface Sheet {
  readonly name: string;
  readonly contact: readonly string[];
  readonly jobs: readonly SheetJob[];
  readonly skills: readonly string[];
  /** A line for each; the profile has none. */
  readonly education?: readonly string[];
}

export interface SheetJob {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  readonly points: readonly string[];
}
