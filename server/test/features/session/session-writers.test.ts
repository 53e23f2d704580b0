import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "../../../src");
const writing = /\.(?:insertInto|updateTable|deleteFrom)\("(?:session|account)"\)/;

/**
 * Who writes the rows that make up a session, and why no process keeps a stale copy: the same transaction announces an
 * event of the account, or no gate reads what is written. `cached-sessions-random.test.ts` does each.
 */
const writers = {
  "features/accounts/commands/appoint.ts": "administrator-granted, administrator-revoked, pro-appointed",
  "features/accounts/commands/locale.ts": "languages: no gate reads them",
  "features/accounts/commands/name.ts": "names: no gate reads them",
  "features/accounts/commands/picture.ts": "pictures: no gate reads them",
  "features/accounts/commands/time-zone.ts": "time zones: no gate reads them",
  "features/applications/commands/remember.ts": "names and phone: no gate reads them",
  "features/organizations/commands/name-member.ts": "names: no gate reads them",
  "features/own-data/commands/erase/account.ts": "account-deleted, after its sessions are gone",
  "features/profiles/commands/lists.ts": "phone: no gate reads it",
  "features/profiles/commands/personal.ts": "names and postal code: no gate reads them",
  "features/session/commands/accounts.ts": "account-created, session-started",
  "features/session/commands/disown.ts": "act-disowned",
  "features/session/commands/email-change.ts": "email-changed",
  "features/session/commands/end-sessions.ts": "session-ended",
  "features/session/commands/identities.ts": "names: no gate reads them",
  "features/session/commands/insert-session.ts":
    "by those who announce session-started, impersonation-started, provisional-session-started",
  "features/session/commands/mailbox.ts": "email-proved, session-started",
  "features/session/commands/password.ts": "password-changed",
  "features/session/commands/restore-address.ts": "act-disowned, email-given-back",
  "features/session/commands/session-cookies.ts": "cookies: by them sessions are read each time",
  "features/session/commands/sessions.ts":
    "a session that lives longer: one that is kept is read again at its end",
  "platform/account-records.ts": "a new account has no session yet",
};

it("only these files write the rows that a session is made of", () => {
  const found = globSync("**/*.ts", { cwd: sources }).filter((path) =>
    writing.test(readFileSync(join(sources, path), "utf8")),
  );
  expect(found.toSorted()).toEqual(Object.keys(writers));
});
