import type { Defect } from "../defect.ts";

const lawsTest = "contract/test/retention.test.ts";
const applicationsTest = "server/test/features/own-data/retention.test.ts";
const accountsTest = "server/test/features/own-data/inactive-accounts.test.ts";
const clocksTest = "server/test/app/retention.test.ts";
const applications = "server/src/features/own-data/commands/retain/applications.ts";
const accounts = "server/src/features/own-data/commands/retain/accounts.ts";

/** What is deleted when its time is over, and what has to stay. */
export const retention: readonly Defect[] = [
  {
    title: "of several places, the shortest time counts",
    file: "contract/src/retention/laws.ts",
    text: "return Math.max(...named.map(",
    becomes: "return Math.min(...named.map(",
    test: [lawsTest, "the longest of several"],
  },
  {
    title: "remote work counts where its company is",
    file: "contract/src/retention/laws.ts",
    text: "daysAt(remote ? { country: place.country } : place)",
    becomes: "daysAt(remote ? place : place)",
    test: [lawsTest, "remote work may be done in any state"],
  },
  {
    title: "a clock forgets what a claim is about",
    file: applications,
    text: "const isHeld = sql<boolean>`legal_hold.ended_at is null and",
    becomes: "const isHeld = sql<boolean>`legal_hold.ended_at is not null and",
    test: [applicationsTest, "an application that ended goes on both sides"],
  },
  {
    title: "a clock forgets what somebody agreed to be kept",
    file: applications,
    text: '.where("kept_on_file.ends_at", ">", now),',
    becomes: '.where("kept_on_file.ends_at", "<", 0),',
    test: [applicationsTest, "an application that ended goes on both sides"],
  },
  {
    title: "an application goes by a date that was reckoned before it changed",
    file: applications,
    text: "const over = due.filter((row) => dueAt(row) <= now);",
    becomes: "const over = due.filter((row) => dueAt(row) > 0);",
    test: [applicationsTest, "an application that ended goes on both sides"],
  },
  {
    title: "files that were attached to a forgotten application stay",
    file: applications,
    text: "attached.map(({ file_id }) => file_id as number),",
    becomes: "attached.slice(attached.length).map(({ file_id }) => file_id as number),",
    test: [applicationsTest, "an application that ended goes on both sides"],
  },
  {
    title: "an account goes although its person has signed in since they were warned",
    file: "server/src/features/own-data/queries/deletions.ts",
    text: 'if (cause !== "inactive" || done_at !== null) return false;',
    becomes: 'if (cause !== "asked" || done_at !== null) return false;',
    test: [accountsTest, "an account that nobody uses is announced by mail"],
  },
  {
    title: "an account goes with an application that still waits",
    file: accounts,
    text: "and application.forgotten_at is null)",
    becomes: "and application.forgotten_at is not null)",
    test: [accountsTest, "an account that nobody uses is announced by mail"],
  },
  {
    title: "an account that nobody uses is announced again and again",
    file: accounts,
    text: "account_deletion.cancelled_at is null or account_deletion.cancelled_at >=",
    becomes: "account_deletion.cancelled_at >=",
    test: [accountsTest, "an account that nobody uses is announced by mail"],
  },
  {
    title: "nobody knows any more when an account was last used",
    file: "server/src/features/session/commands/forget.ts",
    text: "and later.impersonator_session_id is null and later.last_seen_at > session.last_seen_at)",
    becomes: "and later.last_seen_at >= session.last_seen_at)",
    test: [clocksTest, "all but an account's latest one go"],
  },
  {
    title: "a night ends after its first batch",
    file: "server/src/platform/retention/timer.ts",
    text: "all += count;",
    becomes: "all += count; count = 0;",
    test: [clocksTest, "one that ended halfway is taken up again"],
  },
];
