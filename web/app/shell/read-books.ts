import { listApplications, listMeetings } from "@candor/contract/applications/routes";
import { listOrganizationJobs, readDueWeek } from "@candor/contract/organizations/routes";
import type { PageContext } from "@candor/contract/pages";
import { searchExamples } from "@candor/contract/search/routes";
import { owedFirst } from "../applications/ledger/owed.ts";

/** How many of a Pro's postings to show: enough to see what is next. */
const size = 5;

/** What home says about answers: the week's to everybody, a person's own to them. Home works without any of it. */
export async function readBooks({ call, signedIn }: PageContext) {
  const [week, examples, own, meetings, queue] = await Promise.all([
    call(readDueWeek, {}),
    call(searchExamples, {}),
    signedIn ? call(listApplications, { query: {} }) : undefined,
    signedIn ? call(listMeetings, {}) : undefined,
    signedIn ? call(listOrganizationJobs, { query: { from: 0, size } }) : undefined,
  ]);
  return {
    week: week.ok ? week.answer : undefined,
    examples: examples.ok ? examples.answer.examples.map(({ query }) => query) : [],
    owed: owedFirst(own?.ok ? own.answer.applications : []),
    meetings: meetings?.ok ? meetings.answer.meetings : [],
    // Somebody who isn't a Pro is refused.
    queue: queue?.ok ? queue.answer : undefined,
  };
}
