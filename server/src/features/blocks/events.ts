import type { Announcement } from "../../platform/events/log.ts";

interface Of<Name extends string> extends Announcement {
  readonly name: Name;
  readonly subject: "account";
  readonly subjectId: number;
  readonly payload: { readonly blockId: number };
}

/** Somebody changed who doesn't see them. */
export type BlockEvent = Of<"block-made"> | Of<"block-removed">;
