import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { descriptionOf } from "./description.ts";
import { field } from "./easy-apply.ts";

const words =
  "You tend the beacons of our pier lit in every weather. You clean lenses, trim wicks, and log what each ship was shown at night.";

/** Fills in the editor with a posting that can be published. */
export async function fillPosting(page: Page, title: string): Promise<void> {
  await field(page, message("hosting.field.title")).fill(title);
  await descriptionOf(page).fill(words);
  await field(page, message("hosting.field.places")).fill("Portland, OR");
  await field(page, message("hosting.field.remoteKind")).selectOption("onsite");
  await field(page, message("hosting.field.payMin")).fill("52,000");
  await field(page, message("hosting.field.payMax")).fill("61,000");
  await field(page, message("hosting.field.payUnit")).selectOption("year");
  await field(page, message("hosting.field.payCurrency")).fill("USD");
  await field(page, message("hosting.field.jobType")).selectOption("permanent");
  await field(page, message("hosting.field.mustHave")).fill("Climbing ladders, 2 years");
  await field(page, message("hosting.field.answerBusinessDays")).fill("3");
}
