import type { Defect } from "../defect.ts";

const unprovedTest = "server/test/features/session/unproved.test.ts";

/** Accounts with an unverified mailbox. */
export const unproved: readonly Defect[] = [
  {
    title: "an account without a proved mailbox is a person's",
    file: "server/src/features/session/gate/roles.ts",
    text: 'emailProvedAt === null ? "unproved" : "person"',
    becomes: '"person"',
    test: [unprovedTest, "lets somebody save, but not apply or link"],
  },
  {
    title: "anyone who began an account for a stranger's address keeps its password",
    file: "server/src/features/session/commands/mailbox.ts",
    text: ".set({ password_hash: person?.passwordHash ?? null })",
    becomes: ".set({ display_name: null })",
    test: [unprovedTest, "leaves no access to anyone who began it for a stranger's address"],
  },
  {
    title: "anyone who began an account for a stranger's address stays signed in",
    file: "server/src/features/session/commands/mailbox.ts",
    text: "await endSessions(parts, writer, { accountId });",
    becomes: "",
    test: [unprovedTest, "leaves no access to anyone who began it for a stranger's address"],
  },
  {
    title: "proving a mailbox opens what was begun for it on any device",
    file: "server/src/features/session/queries/accounts.ts",
    text: '.select("id").where("device_hash", "=", deviceHash)',
    becomes: '.select("id")',
    test: [unprovedTest, "opens nothing that was begun on another device"],
  },
  {
    title: "a sign-up is skipped into on another device",
    file: "server/src/features/session/rules/sign-up.ts",
    text: "return signUp.deviceHash === deviceHash ? signUp : undefined;",
    becomes: "return deviceHash ? signUp : undefined;",
    test: [unprovedTest, "needs a sign-up of the same device, and takes it once"],
  },
];
