import { clusterPosting, clusterPostings } from "../features/exchange/tasks.ts";
import type { AllPostingsMoved, HostingEvent, PostingsMoved } from "../features/hosting/events.ts";
import { startPostingClock, startPostingClocks } from "../features/hosting/tasks/clock.ts";
import { moveAllPostings } from "../features/hosting/tasks/move-all.ts";
import { tellPrograms, tellProgramsOfEach } from "../features/programs/tasks.ts";
import { mailAllowed } from "../features/reports/tasks.ts";
import type { Consequences } from "./consequence.ts";

/** What shows a posting follows `postings-changed`, which each of these appends if anybody may see the posting. */
export const hostingConsequences: Consequences<HostingEvent | AllPostingsMoved | PostingsMoved> = {
  "all-postings-moved": { tasks: [moveAllPostings] },
  "postings-moved": { tasks: [startPostingClocks, clusterPostings, tellProgramsOfEach] },
  "posting-drafted": {},
  "posting-moved": { tasks: [startPostingClock, clusterPosting, tellPrograms] },
  "posting-edited": { tasks: [startPostingClock, clusterPosting, tellPrograms] },
  "posting-discarded": {},
  "posting-allowed": { tasks: [mailAllowed] },
};
