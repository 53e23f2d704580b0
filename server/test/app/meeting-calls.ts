import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

/** One call of each route about upcoming interviews and their calendar. */
export const meetingCalls = {
  listMeetings: () => ({}),
  stateAbsence: ({ application }) => ({
    params: { id: application },
    body: { says: "absent" },
    told: "not-met",
  }),
  offerTimes: ({ organizationApplication }) => ({
    params: { id: organizationApplication },
    body: { at: "2098-12-02T15:00:00.000Z", timeZone: "UTC", minutes: 30 },
  }),
  cancelMeeting: ({ organizationApplication }) => ({ params: { id: organizationApplication }, body: {} }),
  stateApplicantAbsence: ({ organizationApplication }) => ({
    params: { id: organizationApplication },
    body: { says: "absent" },
    told: "not-met",
  }),
  readCalendar: () => ({}),
  makeCalendar: () => ({}),
  revokeCalendar: () => ({}),
  downloadCalendar: () => ({ params: { token: "1.none" }, told: "not-found" }),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
