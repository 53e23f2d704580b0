import { withdrawBlocked } from "../features/applications/tasks/withdraw-hidden.ts";
import type { BlockEvent } from "../features/blocks/events.ts";
import { withdrawBlockedProposals } from "../features/gigs/tasks/follow.ts";
import type { Consequences } from "./consequence.ts";

export const blockConsequences: Consequences<BlockEvent> = {
  "block-made": { tasks: [withdrawBlocked, withdrawBlockedProposals] },
  "block-removed": {},
};
