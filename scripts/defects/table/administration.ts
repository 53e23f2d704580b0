import type { Defect } from "../defect.ts";

const page = "server/src/pages/page.ts";
const noticeShapes = "contract/src/site-notice/shapes.ts";
const pageTest = "server/test/pages/page.test.ts";
const noticeTest = "server/test/features/site-notice/site-notice.test.ts";

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
    title: "a restart undoes that an administrator lost the right",
    file: "server/src/features/accounts/commands/appoint.ts",
    text: "(await lostRight(read, known.id)) && (await hasAdministrator(read))",
    becomes: "false",
    test: ["server/test/app/roles.test.ts", "a start doesn't undo"],
  },
  {
    title: "an administrator signs in to a deleted account",
    file: "server/src/features/session/commands/impersonate.ts",
    text: ".where(sql<boolean>`not ${isDeleted}`)",
    becomes: "",
    test: [
      "server/test/features/session/impersonation.test.ts",
      "can't sign in to an account that was deleted",
    ],
  },
  {
    title: "a right that is given back brings back the sessions in other accounts",
    file: "server/src/consequences/accounts.ts",
    text: "    tasks: [mailAdministrator, endImpersonationsBy],\n",
    becomes: "    tasks: [mailAdministrator],\n",
    test: [
      "server/test/features/session/impersonation.test.ts",
      "doesn't continue when the right is given back",
    ],
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
    title: "a search for users sees capital letters beyond A to Z as others",
    file: "server/src/features/administration/queries/users.ts",
    text: "fold(text).toUpperCase()",
    becomes: "text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())",
    test: [listTest, "finds capital letters beyond A to Z"],
  },
  {
    title: "the site notice links to a script",
    file: noticeShapes,
    text: 'address.startsWith("https://") &&',
    becomes: "url !== null &&",
    test: [noticeTest, "is refused with a script as a link"],
  },
  {
    title: "the site notice's link shows another host than it leads to",
    file: noticeShapes,
    text: ' && url?.username === ""',
    becomes: "",
    test: [noticeTest, "is refused with a link with a name"],
  },
  {
    title: "a cookie hides a warning",
    file: page,
    text: 'notice?.kind === "information" && cookies[dismissedNoticeCookie] === notice.id',
    becomes: "notice && cookies[dismissedNoticeCookie] === notice.id",
    test: [pageTest, "shows no information that this browser's reader dismissed, and every warning"],
  },
  {
    title: "a page that is kept for strangers outlives its notice",
    file: page,
    text: "strangerKey(request, gates.origin, siteNotice)",
    becomes: "strangerKey(request, gates.origin)",
    test: [pageTest, "shows the site notice as it is now, and is kept no longer than that"],
  },
  {
    title: "pages that are open hear of a notice before their process has read it",
    file: "server/src/consequences/site-notice.ts",
    text: "    await shownNotice.refresh();\n    notifier.contentChanged();",
    becomes: "    notifier.contentChanged();\n    await shownNotice.refresh();",
    test: [noticeTest, "L-06 is read by a process before that tells its pages"],
  },
  {
    title: "a notice is replaced by somebody who hasn't read it",
    file: "server/src/features/site-notice/commands.ts",
    text: "if (newest?.id.toString() !== seen) throw",
    becomes: "if (newest === undefined && seen !== undefined) throw",
    test: [noticeTest, "can't be replaced or taken down by somebody who hasn't read it"],
  },
  {
    title: "the notice that holds is deleted for its age",
    file: "server/src/features/site-notice/commands.ts",
    text: " and id < (${newest})`",
    becomes: "`",
    test: [noticeTest, "M-27 is deleted two years after its change, except for the current one"],
  },
];
