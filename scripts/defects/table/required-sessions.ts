import type { Defect } from "../defect.ts";

const handleTest = "web/test/shell/required-session.test.ts";

/** Pages that only their owner or an administrator may see. */
export const requiredSessions: readonly Defect[] = [
  {
    title: "a stranger's form reaches somebody's preferences",
    file: "web/app/routes/preferences/communication.tsx",
    text: "  requireSession(url, context);\n  const page =",
    becomes: "  const page =",
    test: [handleTest, "refuses strangers if and only if its handle says"],
  },
  {
    title: "a page of administrators is shown to everybody who is signed in",
    file: "web/app/routes/administration/admin-replies.tsx",
    text: "return answerOrThrow(await context.get(pageContext).call(listRecordReplies, {}));",
    becomes: "return { replies: [] };",
    test: [handleTest, "pages of administrators are no pages for anybody else"],
  },
];
