import type { Industry, PayUnit } from "../../../features/jobs/rules/posting-draft.ts";
import type { LevelLadder } from "../levels.ts";
import type { Schedule } from "../schedules.ts";
import type { SectorName } from "../sectors/all.ts";

/** A family of jobs: what its postings are called, ask for, pay and say. */
export interface Occupation {
  /** Between bars, the common ones with a weight: "Registered Nurse*4|RN". */
  readonly titles: string;
  readonly industry: Industry;
  /** Who employs them. */
  readonly at: readonly SectorName[];
  /** Of all postings, in parts of about a thousand. */
  readonly share: number;
  /** What the middle of the ladder earns at a pay level of 1: US dollars in a unit. */
  readonly pay: readonly [low: number, high: number, unit: PayUnit];
  readonly levels: LevelLadder;
  readonly schedule: Schedule;
  /** Shares of postings; 0 unless said. */
  readonly remote?: number;
  readonly hybrid?: number;
  readonly contract?: number;
  /** Whether the text also holds outside the United States: no licences or laws of its own. */
  readonly abroad?: boolean;
  /** Between bars, as a sentence names them: "intensive care|ICU". */
  readonly specialties?: string;
  /** Between bars, in the spelling of the skill table. */
  readonly skills: string;
  /** Sentences without a full stop, one a line. */
  readonly duties: string;
  readonly needs: string;
}
