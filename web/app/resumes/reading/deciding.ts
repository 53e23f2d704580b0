import type { ResumeReading } from "@candor/contract/resumes/reading";
import type { Profile } from "@candor/contract/session/shapes";
import type { ActionFunctionArgs } from "react-router";
import type { RefusedReading } from "./refused-reading.ts";

/** What a form of the page is about. */
export interface Deciding {
  readonly args: ActionFunctionArgs;
  readonly profile: Profile;
  readonly reading: ResumeReading;
  readonly form: FormData;
}

/** What one form came to: the keys that it settles, or why it was refused. */
export type Decided = { readonly keys: readonly string[] } | { readonly refused: RefusedReading };
