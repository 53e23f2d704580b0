import { codeSecret } from "../../src/features/session/rules/codes.ts";
import { type PreferencesLink, preferencesToken } from "../../src/features/session/rules/preferences-link.ts";
import { day } from "../../src/platform/durations.ts";
import type { TestApp } from "./app.ts";

/** The credential in the link at the end of an optional mail to somebody. */
export function preferencesTokenFor(
  { parts }: TestApp,
  owner: Pick<PreferencesLink, "accountId" | "email"> & Partial<PreferencesLink>,
): string {
  const mail = { kind: "applicationUpdate", reason: "a mail" } as const;
  const expiresAt = parts.clock.now() + day;
  return preferencesToken(codeSecret(parts.keys), { ...mail, expiresAt, ...owner });
}

let browsers = 0;

/** Exchanges such a link, each time from a network of its own; resolves to the headers that its browser then sends. */
export async function provisionalIn(server: TestApp, credential: string) {
  const answer = await server.ask("POST", "/rest/auth/login", {
    remoteAddress: `198.51.100.${++browsers % 250}`,
    payload: { provider: "email", credential },
  });
  const cookie = String(answer.headers["set-cookie"]).split(";")[0] as string;
  return { authorization: `Bearer ${answer.body.jwt}`, cookie };
}
