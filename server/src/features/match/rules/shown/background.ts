import type { SheetSource } from "@candor/contract/match/values";
import type { Period } from "../years.ts";

/** Some words of a profile or a resume. */
export interface Passage {
  readonly text: string;
  readonly from: SheetSource;
}

export interface ShownJob extends Period {
  readonly title: string;
  readonly company: string;
  readonly from: SheetSource;
  /** What is said of the work, line by line. */
  readonly lines: readonly string[];
}

/** What somebody shows of themselves, without who they are: no name, contact, age, gender, school or place. */
export interface Background {
  readonly jobs: readonly ShownJob[];
  /** Entries of lists of skills. */
  readonly skills: readonly Passage[];
  /** Other lines, in which anything may be said. */
  readonly passages: readonly Passage[];
  /** Lines about education, in pieces without the schools. Read for degrees, licenses and skills alone. */
  readonly education: readonly Passage[];
}
