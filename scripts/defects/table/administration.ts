import type { Defect } from "../defect.ts";

const changing = "server/src/features/accounts/commands/change-administrator.ts";
const userTest = "server/test/features/administration/user.test.ts";
const listTest = "server/test/features/administration/users.test.ts";

/** What administrators do to accounts is held to its rules, and seen. */
export const administration: readonly Defect[] = [
  {
    title: "an administrator takes the right from themselves",
    file: changing,
    text: "if (accountId === administratorId) throw",
    becomes: "if (accountId === 0) throw",
    test: [userTest, "is taken from nobody by themselves"],
  },
  {
    title: "two administrators who revoke each other leave none",
    file: changing,
    text: "actor?.administrator !== 1 || !account",
    becomes: "!actor || !account",
    test: [userTest, "is taken from nobody by themselves"],
  },
  {
    title: "somebody whose mailbox is not proved becomes an administrator",
    file: changing,
    text: "granted && account.email_proved_at === null",
    becomes: "granted && account.email_proved_at === 0",
    test: [userTest, "needs a reason, and a proved mailbox"],
  },
  {
    title: "nobody sees that support ended their sessions",
    file: "server/src/features/session/commands/end-sessions.ts",
    text: "administratorId === undefined ? 0 : 1",
    becomes: "0",
    test: [userTest, "the log and the person's history say who did it"],
  },
  {
    title: "an administrator who acts as another one is led to the administration",
    file: "server/src/routes.ts",
    text: "(owner.impersonatorId ?? null) === null &&",
    becomes: "",
    test: [userTest, "is in the profile of those who act as themselves"],
  },
  {
    title: "a sign in a search for users stands for any letter",
    file: "server/src/features/administration/queries/users.ts",
    text: 'search.replaceAll(/[!%_]/g, "!$&")',
    becomes: "search",
    test: [listTest, "takes signs as they are"],
  },
];
