import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

export const password = "kelp lantern 42";
export const otherPassword = "moss harbor 17 tin";

/** An address that no other test uses: two workers may run tests of one file. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID()}@example.com`;
}

/** Makes an account with a password, by a call, and signs this browser in to it. */
export async function signUp(page: Page, email: string): Promise<void> {
  const data = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
  const answer = await page.request.post("/rest/auth/login", { data });
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${await answer.text()}`);
}

/** Whether a password signs in, checked by a call that stores nothing. */
export async function isPassword(page: Page, email: string, given: string): Promise<boolean> {
  const answer = await fetch(new URL("/rest/auth/login", page.url()), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "password", credential: { email, password: given } }),
  });
  return answer.ok;
}

/** Whether this browser may see its own account. */
export async function isSignedIn(page: Page): Promise<boolean> {
  const answer = await page.request.get("/settings/account", { maxRedirects: 0 });
  return answer.status() === 200;
}
