import type { Defect } from "../defect.ts";

const browser = "web/app/live/interrupted";
const tab = "web/test/live/interrupted/tab-forms.test.ts";

/** Forms whose session ended before they were saved: who gets to see what was typed. */
export const interrupted: readonly Defect[] = [
  {
    title: "an interrupted form is shown to the device's next account",
    file: "server/src/pages/interrupted/around-page.ts",
    text: "if (kept.accountId !== account) return response;",
    becomes: "if (account === undefined) return response;",
    test: ["server/test/pages/interrupted/around-page.test.ts", "somebody else signs in"],
  },
  {
    title: "an interrupted form outlives signing out",
    file: `${browser}/tab-forms.ts`,
    text: "    storage.removeItem(formsName);\n",
    becomes: "",
    test: [tab, "are deleted by signing out"],
  },
  {
    title: "a document that two people used keeps what the first one typed for the second",
    file: `${browser}/tab-forms.ts`,
    text: "if (owner !== undefined && owner !== key) lock();",
    becomes: "if (owner !== undefined && owner !== key) owner = key;",
    test: [tab, "in a document that two people used"],
  },
  {
    title: "an interrupted form keeps passwords",
    file: "contract/src/kept-fields.ts",
    text: "number radio",
    becomes: "number password radio",
    test: ["web/test/live/interrupted/kept-form.test.ts", "is not kept if it is a password"],
  },
  {
    title: "an administrator who acts as somebody gets the key of their interrupted forms",
    file: "server/src/features/session/commands/sessions.ts",
    text: "const formKey = isOwn ?",
    becomes: "const formKey = !scope.provisional ?",
    test: ["server/test/features/session/impersonation.test.ts", "the same 30 minutes"],
  },
];
