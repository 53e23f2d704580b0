import {
  askSmsNumber,
  proveSmsNumber,
  readPreferences,
  removeSmsNumber,
  savePreferences,
} from "@candor/contract/preferences/routes";
import { endProvisional, logOut } from "@candor/contract/session/routes";
import { describe, expect, it } from "vitest";
import { action as communication } from "../../app/routes/preferences/communication.tsx";
import { action as opt } from "../../app/routes/preferences/opt.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

/** What happens when account 7 sends a form: the calls, in order, and the redirect. */
async function sending(
  form: Readonly<Record<string, string>>,
  action: typeof opt | typeof communication = opt,
) {
  const done: string[] = [];
  const names = new Map<unknown, string>([
    [endProvisional, "end provisional"],
    [logOut, "log out"],
    [readPreferences, "read"],
    [savePreferences, "save"],
    [askSmsNumber, "ask a number"],
    [proveSmsNumber, "prove it"],
    [removeSmsNumber, "forget it"],
  ]);
  const call = async (route: unknown) => {
    done.push(names.get(route) ?? "other");
    return { ok: true, answer: { accountId: "7" } };
  };
  const answer = (await action(argsFor(aPage({ call, signedIn: true }), "/opt", { form }))) as Response;
  return { done, status: answer.status, leadsTo: answer.headers.get("location") };
}

describe("S-04 the page of mail preferences", () => {
  it.each([
    ["switch", ["log out"]],
    ["stay", ["end provisional"]],
    ["", []],
    ["made-up", []],
  ])("is told %j by a form, does what it names, and is shown again", async (intent, done) => {
    expect(await sending({ intent })).toEqual({ done, status: 303, leadsTo: "/opt" });
  });
});

describe.each([
  ["/opt", opt],
  ["/settings/communication", communication],
])("the form of %s", (page, action) => {
  it("is saved for whom it was shown to", async () => {
    expect(await sending({ intent: "choose", accountId: "7" }, action)).toEqual({
      done: ["read", "save"],
      status: 303,
      leadsTo: `${page}?notice=communication-saved`,
    });
  });

  it.each(["8", ""])("is not saved for anybody else: shown to %j", async (accountId) => {
    expect(await sending({ intent: "choose", accountId }, action)).toEqual({
      done: ["read"],
      status: 303,
      leadsTo: `${page}?notice=communication-of-another`,
    });
  });
});

describe("E-23 the forms about a phone", () => {
  const page = "/settings/communication";

  it.each([
    ["ask-number", ["ask a number"], `${page}#texts`],
    ["other-number", [], `${page}?number=other#texts`],
    ["prove-number", ["prove it"], `${page}?notice=communication-saved`],
    ["forget-number", ["forget it"], `${page}?notice=communication-saved`],
  ])("%s calls %j and leads to %s", async (intent, done, leadsTo) => {
    expect(await sending({ intent, number: "1", code: "1" }, communication)).toEqual({
      done,
      status: 303,
      leadsTo,
    });
  });
});
