import type { Defect } from "../defect.ts";

const test = "server/test/features/applications/one-click.test.ts";
const commands = "server/src/features/applications/commands";

/** A held application is sent once, unless its own person takes it back. */
export const oneClick: readonly Defect[] = [
  {
    title: "anybody takes back an application on its way",
    file: `${commands}/undo-application.ts`,
    text: '.where("account_id", "=", accountId)\n      .where("posting_id", "=", postingId)',
    becomes: '.where("posting_id", "=", postingId)',
    test: [test, "is private: nobody else sees it"],
  },
  {
    title: "a second press starts the seconds again",
    file: `${commands}/hold-application.ts`,
    text: '    if (held?.state === "waiting") return held;\n',
    becomes: "",
    test: [test, "once, however often it is pressed"],
  },
  {
    title: "an application leaves at once",
    file: `${commands}/hold-application.ts`,
    text: "limits.undoSeconds * 1000",
    becomes: "limits.undoSeconds",
    test: [test, "is undone within ten seconds"],
  },
  {
    title: "one press applies to what was applied to",
    file: "server/src/features/applications/queries/one-click.ts",
    text: '    .where("application.id", "is", null)\n',
    becomes: "",
    test: [test, "names of a list those that it can apply to"],
  },
];
