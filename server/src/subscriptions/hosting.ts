import { clusterPosting } from "../features/exchange/tasks.ts";
import type { HostingEvent } from "../features/hosting/events.ts";
import { startPostingClock } from "../features/hosting/tasks/clock.ts";
import { tellPrograms } from "../features/programs/tasks.ts";
import type { Consequences } from "./consequences.ts";

/** What shows a posting follows `postings-changed`, which each of these appends where anybody may see it. */
export const hostingConsequences: Consequences<HostingEvent> = {
  "posting-drafted": {},
  "posting-moved": { tasks: [startPostingClock, clusterPosting, tellPrograms] },
  "posting-edited": { tasks: [startPostingClock, clusterPosting, tellPrograms] },
  "posting-discarded": {},
};
