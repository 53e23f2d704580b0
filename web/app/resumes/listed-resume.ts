import type { OwnResume } from "@candor/contract/resumes/shapes";

/** A resume as the page lists it: without its text. */
export type ListedResume = Omit<OwnResume, "text"> & { readonly text: undefined };

/** Why one of the page's forms was refused, by its field. */
export interface RefusedResume {
  readonly file?: string;
  readonly linkedin?: string;
  readonly data?: string;
  readonly fileName?: string;
  /** The name as typed. */
  readonly typed?: string;
}
