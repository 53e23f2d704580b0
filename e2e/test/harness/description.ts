import type { Locator, Page } from "@playwright/test";

/** Where a posting's description is written: the rich text editor, or the text area that it replaces. */
export function descriptionOf(page: Page): Locator {
  return page.locator(".ProseMirror, textarea#description:not(.visually-hidden)");
}
