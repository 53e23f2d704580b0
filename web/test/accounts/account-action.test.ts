import { describe, expect, it } from "vitest";
import { accountAction } from "../../app/accounts/account-action.ts";
import { action as pictureAction } from "../../app/routes/accounts/picture.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

type Form = Readonly<Record<string, string>>;

const account = { email: "ada@example.com", emailProved: false, hasPassword: false };
const password = "a long quiet sentence";
const taken = async () => ({ ok: true, answer: account });
const refused = async () => ({ ok: false, problem: { status: 503, code: "unavailable", detail: "" } });

const argsOf = (form: Form, call: () => Promise<unknown>) =>
  argsFor(aPage({ signedIn: true, call }), "/settings/account", { form });

async function ledTo(answer: Promise<unknown>): Promise<string | null> {
  const response = (await answer) as Response;
  expect(response.status).toBe(303);
  return response.headers.get("location");
}

describe("the answer to a form leads back to its section of the account's page", () => {
  it.each<[Form, string]>([
    [{ intent: "change-name", firstName: "Ada", lastName: "King" }, "?notice=name-changed#own-name"],
    [{ intent: "use-full-name" }, "?notice=name-changed#own-name"],
    [{ intent: "change-time-zone", timeZone: "" }, "?notice=time-zone-changed#own-time-zone"],
    [{ intent: "change-email", email: "new@example.com" }, "#own-email"],
    [{ intent: "keep-email" }, "?notice=email-change-cancelled#own-email"],
    [{ intent: "mail-proof" }, "?change=email-proof#own-email"],
    [
      { intent: "set-password", newPassword: password, repeat: password },
      "?notice=password-set#own-password",
    ],
    [{ intent: "unlink", id: "7" }, "?notice=identity-unlinked#own-identities"],
    [{ intent: "end-session", id: "7" }, "?notice=session-ended#own-sessions"],
    [{ intent: "end-others" }, "?notice=other-sessions-ended#own-sessions"],
    [{ intent: "rename-passkey", id: "7", name: "Keys" }, "?notice=passkey-renamed#own-passkeys"],
    [{ intent: "remove-passkey", id: "7" }, "?notice=passkey-removed#own-passkeys"],
  ])("%j", async (form, address) => {
    expect(await ledTo(accountAction(argsOf(form, taken)))).toBe(`/settings/account${address}`);
  });

  it("a picture", async () => {
    const removed = ledTo(pictureAction(argsOf({ intent: "remove" }, taken)));
    expect(await removed).toBe("/settings/account?notice=changes-saved#own-picture");
    const unreadable = ledTo(pictureAction(argsOf({}, taken)));
    expect(await unreadable).toBe("/settings/account?change=picture#own-picture");
  });

  it("if the change failed, too", async () => {
    const answer = accountAction(argsOf({ intent: "end-others" }, refused));
    expect(await ledTo(answer)).toBe("/settings/account?notice=try-again#own-sessions");
  });
});
