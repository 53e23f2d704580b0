import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { field, press } from "./easy-apply.ts";

/** Signs up; ends at the page that asks for the code. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/login/sign-up?redirect=%2Fabout");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Byron");
  await field(page, "Email").fill(email);
  await press(page, "Email me a code");
  await field(page, message("login.codeField")).waitFor();
}

/** Skips the proof; ends at the page that was requested. */
export async function skip(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await press(page, "Skip");
  await page.waitForURL("**/about*");
}
