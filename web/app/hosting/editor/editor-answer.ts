import type {
  HostedPosting,
  PostingFault,
  PostingFields,
  ProposedValue,
} from "@candor/contract/hosting/shapes";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { PostingSignal } from "@candor/contract/signals/shapes";

/** The editor's answer when it stays on its page. What was typed always comes back. */
export interface EditorAnswer {
  readonly typed: PostingFields;
  readonly pasted?: string;
  readonly proposals?: readonly ProposedValue[];
  /** How many values were accepted just now. */
  readonly accepted?: number;
  /** Changes with each filling, so that the fields show the new values. */
  readonly filled?: string;
  /** The name of the organization that was just chosen for a new posting. */
  readonly switchedTo?: string;
  /** After questions have changed: the place of the one that takes the focus, or -1 for the button that adds one. */
  readonly focused?: number;
  readonly faults?: readonly PostingFault[];
  readonly signals?: readonly PostingSignal[];
  /** Whether publishing was tried. */
  readonly tried?: boolean;
  readonly preview?: JobDetails;
  /** What somebody else saved in the meantime. */
  readonly conflict?: HostedPosting;
  readonly trouble?: string;
  /** Nothing was saved: no button that waited goes on, so that its page can't replace what was typed. */
  readonly failed?: true;
  /** Saved while somebody was typing. */
  readonly autosaved?: {
    readonly id: string;
    readonly version: number;
    readonly savedAt: string;
    /** What still keeps it from being published. */
    readonly faults: readonly PostingFault[];
  };
}
