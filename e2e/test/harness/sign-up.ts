import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { field, press } from "./easy-apply.ts";

/** Fills in the form; ends at the page that asks for the code. */
export async function beginSignUp(page: Page, email: string): Promise<void> {
  await page.goto("/login/sign-up?redirect=%2Fabout");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Byron");
  await field(page, "Email").fill(email);
  await press(page, "Email me a code");
  await field(page, message("login.codeField")).waitFor();
}

/** Signs up as people do, without proving the address; ends at the page that was requested. */
export async function signUpUnproved(page: Page, email: string): Promise<void> {
  await beginSignUp(page, email);
  await press(page, "Skip");
  await page.waitForURL("**/about*");
}
