import { requestEmailChange } from "@candor/contract/accounts/routes";
import { requestCode } from "@candor/contract/session/routes";
import { type ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import { accountAction } from "../../app/accounts/account-action.ts";
import { contactAction } from "../../app/applications/apply/steps/contact-action.ts";
import { action as signIn } from "../../app/routes/session/login.tsx";
import { action as signUp } from "../../app/routes/session/login-sign-up.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const suggestion = "ada@gmail.com";
const error = {
  path: "/email",
  key: "validation.emailMisspelled",
  text: `Did you mean ${suggestion}?`,
  suggestion,
};

/** Sends a form; resolves to what it requested by mail, and the answer. A misspelled domain is refused once. */
async function send(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  form: Readonly<Record<string, string>>,
  signedIn = false,
) {
  const mailed: object[] = [];
  const draft = { fields: { email: form["suggestion"] ?? form["email"] }, faults: [], key: "key" };
  const call = async (route: unknown, { body }: { body: { email: string; asTyped?: true } }) => {
    if (route !== requestCode && route !== requestEmailChange) return { ok: true, answer: draft };
    mailed.push({ email: body.email, asTyped: body.asTyped });
    const isTaken = body.asTyped === true || !body.email.endsWith("gmial.com");
    const problem = { code: "invalid-request", detail: "No", errors: [error] };
    return isTaken ? { ok: true, answer: { accepted: true } } : { ok: false, problem };
  };
  const page = aPage({ call, signedIn });
  const answer = (await action(argsFor(page, "/login", { form, params: { jobId: "7" } }))) as {
    status?: number;
    data?: { suggestion?: string; spelling?: object };
    init?: ResponseInit;
  };
  return { mailed, status: answer.status ?? answer.init?.status, refusal: answer.data };
}

describe.each([
  ["/login", signIn, {}, false],
  ["/login/sign-up", signUp, { firstName: "Ada", lastName: "Byron", password: "" }, false],
  ["the account's page", accountAction, { intent: "change-email" }, true],
  ["Easy Apply's contact step", contactAction, { phone: "512 555 0143", postalCode: "78701" }, false],
] as const)("the form of %s", (_, action, others, signedIn) => {
  const email = "ada@gmial.com";

  it("V-08 is refused with the correction", async () => {
    const { mailed, status, refusal } = await send(action, { ...others, email }, signedIn);
    expect(mailed).toEqual([{ email, asTyped: undefined }]);
    expect(status).toBe(422);
    expect(refusal?.suggestion ?? refusal?.spelling).toEqual(
      refusal?.spelling ? { suggestion, typed: email } : suggestion,
    );
  });

  it("V-08 takes the same address when it is sent again", async () => {
    const { mailed, status } = await send(action, { ...others, email, asTyped: email }, signedIn);
    expect(mailed).toEqual([{ email, asTyped: true }]);
    expect([302, 303]).toContain(status);
  });

  it("V-08 takes the correction", async () => {
    const form = { ...others, email, asTyped: email, suggestion };
    const { mailed, status } = await send(action, form, signedIn);
    expect(mailed).toEqual([{ email: suggestion, asTyped: undefined }]);
    expect([302, 303]).toContain(status);
  });

  it("V-08 asks about another misspelled address that is sent after the first", async () => {
    const form = { ...others, email: "bo@gmial.com", asTyped: email };
    expect((await send(action, form, signedIn)).status).toBe(422);
  });
});
