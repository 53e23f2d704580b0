import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { authorization } from "./an-application.ts";
import { nextCode } from "./sign-in.ts";

export const resume = {
  name: "ada-byron.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Ada Byron\n\nSix years of diving for kelp, in cold water."),
};

export const pitch = "I have dived for kelp for six years.\n\nYour posting says dry suit: I bring my own.";

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const file = (page: Page) => page.locator("input[type=file][accept^='.pdf']");
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export const error = (page: Page, text: string) => page.locator(".field-error", { hasText: text });

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Opens Easy Apply for the first posting that a search for these words finds. */
export async function openApply(page: Page, words: string): Promise<void> {
  const answer = await page.request.post("/rest/jobs/search", { data: { query: words } });
  const { documents } = (await answer.json()) as { documents: { id: string }[] };
  await page.goto(`/apply/x/${documents[0]?.id}`);
  await heading(page, message("applyStep.personal")).waitFor();
}

export async function givePersonal(page: Page): Promise<void> {
  await field(page, message("apply.firstName")).fill("Ada");
  await field(page, message("apply.lastName")).fill("Byron");
  await file(page).setInputFiles(resume);
  await press(page, message("apply.next"));
  await heading(page, message("applyStep.contact")).waitFor();
}

export async function fillContact(page: Page): Promise<void> {
  await field(page, message("apply.phone")).fill("(512) 555-0143");
  await field(page, message("apply.postalCode")).fill("78701");
}

/** Fills in the phone, the place and the pitch for somebody who is signed in. */
export async function giveContactAndPitch(page: Page): Promise<void> {
  await fillContact(page);
  await press(page, message("apply.next"));
  await leaveCharityOpen(page);
  await field(page, message("applyStep.elevatorPitch")).fill(pitch);
  await press(page, message("apply.next"));
}

/** the charity is optional. Ends at the pitch. */
export async function leaveCharityOpen(page: Page): Promise<void> {
  await heading(page, message("applyStep.charity")).waitFor();
  await press(page, message("apply.next"));
  await heading(page, message("applyStep.elevatorPitch")).waitFor();
}

/** Ends at the pitch. */
export async function giveContact(page: Page, email: string): Promise<void> {
  await field(page, message("apply.email")).fill(email);
  await fillContact(page);
  await press(page, message("apply.mailCode"));
  await field(page, message("apply.code")).fill(await nextCode(email));
  await press(page, message("apply.next"));
  await leaveCharityOpen(page);
}

export async function giveRest(page: Page): Promise<void> {
  await field(page, message("applyStep.elevatorPitch")).fill(pitch);
  await press(page, message("apply.next"));
  await heading(page, message("applyStep.finish")).waitFor();
}

/** Fills in everything, up to the submit button. */
export async function fillApplication(page: Page, words: string, email: string): Promise<void> {
  await openApply(page, words);
  await givePersonal(page);
  await giveContact(page, email);
  await giveRest(page);
}

/** How many applications this browser's person has, requested as a program would. */
export async function applicationCount(page: Page): Promise<number> {
  const headers = await authorization(page);
  const answer = await page.request.get("/rest/applications", { headers });
  return ((await answer.json()) as { applications: unknown[] }).applications.length;
}
