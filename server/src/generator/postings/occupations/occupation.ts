import type { Industry, PayUnit } from "../../../features/jobs/rules/posting-draft.ts";
import type { LevelLadder } from "../levels.ts";
import type { Schedule } from "../schedules.ts";
import type { SectorName } from "../sectors/all.ts";

/** A family of jobs: titles, requirements, pay and texts of its postings. */
export interface Occupation {
  /** Separated by bars, common ones with a weight: "Registered Nurse*4|RN". */
  readonly titles: string;
  readonly industry: Industry;
  /** Who employs them. */
  readonly at: readonly SectorName[];
  /** Its share of all postings, in parts of about a thousand. */
  readonly share: number;
  /** The middle level's pay at a pay level of 1: US dollars per unit. */
  readonly pay: readonly [low: number, high: number, unit: PayUnit];
  readonly levels: LevelLadder;
  readonly schedule: Schedule;
  /** Shares of postings; 0 by default. */
  readonly remote?: number;
  readonly hybrid?: number;
  readonly contract?: number;
  /** Whether the text also fits outside the United States: it names no American licenses or laws. */
  readonly abroad?: boolean;
  /** Separated by bars, as in a sentence: "intensive care|ICU". */
  readonly specialties?: string;
  /** Separated by bars, in the spelling of the skill table. */
  readonly skills: string;
  /** Sentences without a period, one per line. */
  readonly duties: string;
  readonly needs: string;
}
