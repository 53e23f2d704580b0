import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const features = join(import.meta.dirname, "../../../src/features");
const writing = /\.(?:insertInto|updateTable|deleteFrom)\("(?:session|account)"\)/;

/**
 * Who writes the rows that make up a session, and why no process keeps a stale copy: the same transaction announces an
 * event of the account, or no gate reads what is written. `cached-sessions-random.test.ts` does each.
 */
const writers = {
  "accounts/commands/appoint.ts": "administrator-granted, administrator-revoked, pro-appointed",
  "accounts/commands/name.ts": "names: no gate reads them",
  "accounts/commands/picture.ts": "pictures: no gate reads them",
  "accounts/commands/time-zone.ts": "time zones: no gate reads them",
  "applications/commands/remember.ts": "names and phone: no gate reads them",
  "organizations/commands/name-member.ts": "names: no gate reads them",
  "own-data/commands/erase/account.ts": "account-deleted, after its sessions are gone",
  "profiles/commands/lists.ts": "phone: no gate reads it",
  "profiles/commands/personal.ts": "names and postal code: no gate reads them",
  "pros/commands.ts": "pro-appointed",
  "session/commands/accounts.ts": "account-created, session-started",
  "session/commands/disown.ts": "act-disowned",
  "session/commands/email-change.ts": "email-changed",
  "session/commands/end-sessions.ts": "session-ended",
  "session/commands/identities.ts": "names: no gate reads them",
  "session/commands/insert-session.ts":
    "by those who announce session-started, impersonation-started, provisional-session-started",
  "session/commands/mailbox.ts": "email-proved, session-started",
  "session/commands/password.ts": "password-changed",
  "session/commands/session-cookies.ts": "cookies: by them sessions are read each time",
  "session/commands/sessions.ts": "a session that lives longer: one that is kept is read again at its end",
};

it("only these files write the rows that a session is made of", () => {
  const found = globSync("**/*.ts", { cwd: features }).filter((path) =>
    writing.test(readFileSync(join(features, path), "utf8")),
  );
  expect(found.toSorted()).toEqual(Object.keys(writers));
});
