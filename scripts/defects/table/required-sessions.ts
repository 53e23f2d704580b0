import type { Defect } from "../defect.ts";

const handleTest = "web/test/shell/required-session.test.ts";

/** Pages that only their owner or an administrator may see. */
export const requiredSessions: readonly Defect[] = [
  {
    title: "somebody's preferences take strangers",
    file: "web/app/routes/preferences/communication.tsx",
    text: 'import { requireSession } from "../../session/require-session.ts";',
    becomes:
      'import { pageContext } from "../../wire/page-context.ts";\n' +
      'const requireSession = (_: URL, context: LoaderFunctionArgs["context"]) => context.get(pageContext);',
    test: [handleTest, "refuses strangers if and only if its handle says"],
  },
  {
    title: "a page of administrators is shown to everybody who is signed in",
    file: "web/app/routes/administration/admin-replies.tsx",
    text: "return answerOrThrow(await call(listRecordReplies, {}));",
    becomes: "return { replies: [] };",
    test: [handleTest, "pages of administrators are no pages for anybody else"],
  },
];
