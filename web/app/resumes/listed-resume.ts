import type { OwnResume } from "@candor/contract/resumes/shapes";

/** A resume as the page lists it: without its text. */
export type ListedResume = Omit<OwnResume, "text"> & { readonly text: undefined };

/** Why a form of the page was refused, by its field. */
export interface RefusedResume {
  readonly file?: string;
  readonly linkedIn?: string;
  readonly fileName?: string;
  /** The name as it was typed. */
  readonly typed?: string;
}
