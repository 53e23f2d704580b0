import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { descriptionOf } from "./description.ts";
import { field } from "./easy-apply.ts";

/** Fills in a posting so that it can be published, but for its questions. */
export async function fillPosting(page: Page, title: string): Promise<void> {
  await field(page, message("hosting.field.title")).fill(title);
  await descriptionOf(page).fill(
    "You moor our boats in every weather, splice the lines that wear out, and show visitors where the pier ends and the sea begins.",
  );
  await field(page, message("hosting.field.places")).fill("Portland, OR");
  await field(page, message("hosting.field.remoteKind")).selectOption("onsite");
  await field(page, message("hosting.field.payMin")).fill("52,000");
  await field(page, message("hosting.field.payMax")).fill("61,000");
  await field(page, message("hosting.field.payUnit")).selectOption("year");
  await field(page, message("hosting.field.payCurrency")).fill("USD");
  await field(page, message("hosting.field.jobType")).selectOption("permanent");
}
