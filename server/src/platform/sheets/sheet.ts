/** What a resume shows, in reading order. Our own reader can read every layout of it. */
export interface Sheet {
  readonly name: string;
  readonly contact: readonly string[];
  readonly jobs: readonly SheetJob[];
  readonly skills: readonly string[];
  /** One line each; profiles have none. */
  readonly education?: readonly string[];
}

export interface SheetJob {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  readonly points: readonly string[];
}
