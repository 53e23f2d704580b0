import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { field, press } from "./easy-apply.ts";
import { password } from "./own-account.ts";

export const currentPassword = message("account.currentPassword");
export const newPassword = message("account.newPassword");
export const repeat = message("account.repeatPassword");
export const setNew = message("account.changePassword");

export const follow = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name }).click();
export const refused = (page: Page, text: string) =>
  page.getByRole("alert").getByRole("link", { name: text });

export async function give(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

/** Requests another address on the account's page. */
export async function askFor(page: Page, email: string): Promise<void> {
  await follow(page, message("account.changeEmail"));
  await give(page, { [message("account.newEmail")]: email, [currentPassword]: password });
  await press(page, message("account.mailLink"));
  await page.getByText(message("emailChange.sent", { email })).waitFor();
}
