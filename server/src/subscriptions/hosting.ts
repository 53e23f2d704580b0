import { clusterPosting } from "../features/exchange/tasks.ts";
import type { AllPostingsMoved, HostingEvent } from "../features/hosting/events.ts";
import { startPostingClock } from "../features/hosting/tasks/clock.ts";
import { moveAllPostings } from "../features/hosting/tasks/move-all.ts";
import { tellPrograms } from "../features/programs/tasks.ts";
import type { Consequences } from "./consequences.ts";

/** What shows a posting follows `postings-changed`, which each of these appends where anybody may see it. */
export const hostingConsequences: Consequences<HostingEvent | AllPostingsMoved> = {
  "all-postings-moved": { tasks: [moveAllPostings] },
  "posting-drafted": {},
  "posting-moved": { tasks: [startPostingClock, clusterPosting, tellPrograms] },
  "posting-edited": { tasks: [startPostingClock, clusterPosting, tellPrograms] },
  "posting-discarded": {},
};
