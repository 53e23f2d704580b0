import type { Defect } from "../defect.ts";

const commands = "server/src/features/preferences/commands/push.ts";
const pushes = "server/src/pushes.ts";
const test = "server/test/features/preferences/push.test.ts";

/** Notifications reach only the people they are for, in the browsers they chose, and call no private address. */
export const push: readonly Defect[] = [
  {
    title: "a browser keeps showing the notifications of its former account",
    file: "server/src/wishes.ts",
    text: "(await browserById(read, Number(to)))?.account_id !== accountId",
    becomes: "(await browserById(read, Number(to))) === undefined",
    test: [test, "waits for nobody else: a browser that changed hands"],
  },
  {
    title: "notifications are sent of kinds that nobody chose",
    file: pushes,
    text: 'if (!isChosen(await preferencesOf(database.read, { accountId }), { kind, channel: "push" })) return;',
    becomes: "",
    test: [test, "is about every kind at first"],
  },
  {
    title: "a browser that is gone is called for ever",
    file: pushes,
    text: "await forgetBrowser(parts, browser.id);",
    becomes: "",
    test: [test, "removes a browser that its service no longer knows"],
  },
  {
    title: "a push service on a private address is taken",
    file: commands,
    text: "if (!isCallable(endpoint, parts.outbound.mayReach))",
    becomes: "if (!isCallable(endpoint, () => true))",
    test: [test, "is called only on the public internet"],
  },
  {
    title: "somebody removes another person's browser",
    file: commands,
    text: 'writer.deleteFrom("push_browser").where("account_id", "=", accountId);',
    becomes: 'writer.deleteFrom("push_browser").where("account_id", ">", 0);',
    test: [test, "are removed one by one"],
  },
  {
    title: "a push service that never answers holds up sign-in codes",
    file: "server/src/platform/mail/deliver.ts",
    text: 'lane: "pushes",',
    becomes: "",
    test: [test, "holds up no sign-in code while its service doesn't answer"],
  },
  {
    title: "half of another key for push services goes unnoticed",
    file: "server/src/platform/push/keys.ts",
    text: 'pair.getPublicKey("base64url") === keys.publicKey',
    becomes: "keys.publicKey.length > 0",
    test: ["server/test/app/probes.test.ts", "half of another key"],
  },
];
