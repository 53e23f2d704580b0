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
  /** What is said about the work, line by line. */
  readonly lines: readonly string[];
}

/** What somebody shows about themselves, without who they are: no name, contact, age, gender, school or place. */
export interface Background {
  readonly jobs: readonly ShownJob[];
  /** Entries of lists of skills. */
  readonly skills: readonly Passage[];
  /** Other lines, which may say anything. */
  readonly passages: readonly Passage[];
  /** Lines about education, in pieces without the schools. Read only for degrees, licenses and skills. */
  readonly education: readonly Passage[];
}
