import type { RequirementKind } from "@candor/contract/match/values";

/** One thing that a posting requires of its applicants, in its own words. */
export interface Requirement {
  readonly text: string;
  readonly kind: RequirementKind;
}

/** What a posting requires, and whether rules had to find it in a text. */
export interface Asked {
  readonly requirements: readonly Requirement[];
  readonly read: boolean;
  /** The posting's title: "related experience" means experience in it. */
  readonly title: string;
}

/** More would be the whole posting. */
export const mostRequirements = 30;
export const requirementCharacters = 300;
