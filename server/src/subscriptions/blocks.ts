import { withdrawBlocked } from "../features/applications/tasks/withdraw-hidden.ts";
import type { BlockEvent } from "../features/blocks/events.ts";
import type { Consequences } from "./consequences.ts";

export const blockConsequences: Consequences<BlockEvent> = {
  "block-made": { tasks: [withdrawBlocked] },
  "block-removed": {},
};
