import { expect } from "vitest";
import { storedMail } from "../../src/platform/mail/stored-mail.ts";
import type { TestApp } from "./app.ts";

/** The newest code that was mailed to an address. */
export async function mailedCode(server: TestApp, email: string): Promise<string> {
  await server.parts.settled();
  const mails = await storedMail(server.parts.database.read, { to: email });
  // Other mails may have arrived since.
  const codes = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
  return codes.find((code) => code !== undefined) as string;
}

/** Signs in by code, as a browser would; the cookie is returned as the value of a `cookie` header. */
export async function signIn(server: TestApp, email: string) {
  await server.ask("POST", "/rest/auth/code", { payload: { email } });
  const code = await mailedCode(server, email.toLowerCase());
  const answer = await server.ask("POST", "/rest/auth/login", {
    payload: { provider: "code", credential: { email, code } },
  });
  expect(answer).toMatchObject({ status: 200 });
  const { jwt, downloadToken, profile } = answer.body as Record<"jwt" | "downloadToken", string> & {
    profile: { id: string };
  };
  return {
    jwt,
    downloadToken,
    profile,
    cookie: String(answer.headers["set-cookie"]).split(";")[0] as string,
  };
}
