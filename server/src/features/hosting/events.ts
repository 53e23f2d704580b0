import type { ClosingReason, PostingLife } from "@candor/contract/hosting/life";
import type { Announcement } from "../../platform/events/log.ts";
import type { LifeStep } from "./rules/life.ts";

interface Of<Name extends string, Payload = unknown> extends Announcement {
  readonly name: Name;
  readonly subject: "posting";
  readonly subjectId: number;
  readonly payload: { readonly organizationId: number } & Payload;
}

/** Somebody requested that all postings of an organization be paused or closed. */
export type AllPostingsMoved = Announcement & {
  readonly name: "all-postings-moved";
  readonly subject: "organization";
  readonly subjectId: number;
  readonly payload: {
    readonly organizationId: number;
    readonly move: "pause" | "close";
    readonly reason?: ClosingReason;
  };
};

/**
 * Postings of an organization took a step together. Each has its own `posting-moved`, with one of these sequences;
 * what follows from those follows from this event, for all of them at once.
 */
export type PostingsMoved = Announcement & {
  readonly name: "postings-moved";
  readonly subject: "organization";
  readonly subjectId: number;
  readonly payload: {
    readonly organizationId: number;
    readonly ids: readonly number[];
    readonly sequences: readonly number[];
  };
};

/**
 * The life of a posting that was written here. What it said before is in its public log, whose row the payload names.
 * An event without an actor comes from the clock or the operator.
 */
export type HostingEvent =
  | Of<"posting-drafted", { readonly copyOf?: number }>
  | Of<
      "posting-moved",
      {
        readonly step: LifeStep;
        readonly from: PostingLife;
        readonly to: PostingLife;
        readonly reason?: ClosingReason;
      }
    >
  /** What it says changed after it was published. */
  | Of<"posting-edited", { readonly changeId: number }>
  | Of<"posting-discarded">
  /** The operator, who had taken it down, lets it be published again. */
  | Of<"posting-allowed">;
