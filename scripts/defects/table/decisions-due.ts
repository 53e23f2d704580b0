import type { Defect } from "../defect.ts";

const remindersTest = "server/test/features/applications/decision-reminders.test.ts";
const calendarTest = "server/test/features/calendars/calendars.test.ts";
const paceTest = "server/test/features/applications/pace.test.ts";

/** Dates of decisions after interviews, and how much somebody applies. */
export const decisionsDue: readonly Defect[] = [
  {
    title: "a calendar has the decisions of organizations that its reader doesn't answer for",
    file: "server/src/features/applications/queries/decisions-due.ts",
    text: '.where("membership.account_id", "=", accountId)',
    becomes: '.where("membership.account_id", ">", 0)',
    test: [calendarTest, "M-03 has the days on which decisions are due"],
  },
  {
    title: "a reminder whose time has passed comes at once",
    file: "server/src/features/applications/tasks/decision-clock.ts",
    text: "runAt > now);",
    becomes: "runAt > 0);",
    test: [remindersTest, "not at once if the reminder's time has already passed"],
  },
  {
    title: "what was sent days ago counts as sent today",
    file: "server/src/features/applications/queries/pace.ts",
    text: '.filterWhere("created_at", ">", now - day)',
    becomes: '.filterWhere("created_at", ">", 0)',
    test: [paceTest, "M-38 counts what somebody sent in 24 hours"],
  },
];
