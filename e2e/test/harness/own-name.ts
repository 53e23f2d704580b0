import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";

/** Says the caller's name where a form asks somebody without one. */
export async function fillOwnName(page: Page, [first, last] = ["Grace", "Hopper"]): Promise<void> {
  await page.getByLabel(message("ownName.first")).fill(first);
  await page.getByLabel(message("ownName.last")).fill(last);
}
