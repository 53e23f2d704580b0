import type {
  HostedPosting,
  PostingFault,
  PostingFields,
  ProposedValue,
} from "@candor/contract/hosting/shapes";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { PostingSignal } from "@candor/contract/signals/shapes";

/** What the editor is answered with when it stays where it is. What was typed always comes back. */
export interface EditorAnswer {
  readonly typed: PostingFields;
  readonly pasted?: string;
  readonly proposals?: readonly ProposedValue[];
  /** Names what was just filled in, so that the fields show it. */
  readonly filled?: string;
  /** Whether a question was just added. */
  readonly added?: boolean;
  readonly faults?: readonly PostingFault[];
  readonly signals?: readonly PostingSignal[];
  /** Whether it was to be published. */
  readonly tried?: boolean;
  readonly preview?: JobDetails;
  /** What somebody else saved meanwhile. */
  readonly conflict?: HostedPosting;
  readonly trouble?: string;
  /** What was saved while it was typed. */
  readonly autosaved?: { readonly version: number; readonly savedAt: string };
}
