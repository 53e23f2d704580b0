import type { ResumeReading } from "@candor/contract/resumes/reading";
import type { Profile } from "@candor/contract/session/shapes";
import type { ActionFunctionArgs } from "react-router";
import type { RefusedReading } from "./refused-reading.ts";

/** The context of one of the page's forms. */
export interface Deciding {
  readonly args: ActionFunctionArgs;
  readonly profile: Profile;
  readonly reading: ResumeReading;
  readonly form: FormData;
}

/** The result of one form: the keys that it settles, or why it was refused. */
export type Decided = { readonly keys: readonly string[] } | { readonly refused: RefusedReading };
