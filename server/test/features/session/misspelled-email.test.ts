import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let authorization: string;

beforeAll(async () => {
  server = await startApp();
  authorization = `Bearer ${(await signIn(server, "owner@example.com")).jwt}`;
});
afterAll(() => server.close());

const mailsTo = async (email: string): Promise<number> => {
  await server.parts.settled();
  return (await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body.length;
};

const error = {
  path: "/email",
  key: "validation.emailMisspelled",
  text: "Did you mean ada@gmail.com?",
  suggestion: "ada@gmail.com",
};

describe.each([
  ["a code that signs in", "/rest/auth/code", {}],
  ["a code that signs up", "/rest/auth/code", { signUp: { firstName: "Ada", lastName: "Byron" } }],
  ["a link that changes the address", "/rest/account/email", {}],
])("%s, asked for at a misspelled domain", (title, url, more) => {
  const ask = (payload: object) =>
    server.ask("POST", url, { payload: { ...payload, ...more }, headers: { authorization } });

  it("V-08 is refused with the address that was probably meant, and nothing is mailed", async () => {
    const refused = await ask({ email: "Ada@gmial.com" });
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid-request" } });
    expect(refused.body.errors).toEqual([error]);
    expect(await mailsTo("ada@gmial.com")).toBe(0);
  });

  it("V-08 is mailed there when the caller says that it is meant so", async () => {
    const email = `${title.replaceAll(/\W+/g, "-")}@gmial.com`;
    expect((await ask({ email, asTyped: true })).status).toBe(202);
    expect(await mailsTo(email)).toBe(1);
  });

  it("V-08 is still refused at an unknown top-level domain", async () => {
    expect((await ask({ email: "ada@gmail.con" })).body.errors).toEqual([error]);
    expect((await ask({ email: "ada@gmail.con", asTyped: true })).body.errors).toEqual([
      { path: "/email", key: "validation.emailDomainInvalid", text: "Email domain appears to be invalid" },
    ]);
  });
});
