import type { Page } from "@playwright/test";
import { mailsTo } from "./mailbox.ts";
import { until } from "./until.ts";

/** Requests a link as people do; resolves to its address. Ends on the page that says it was sent. */
export async function askForLink(page: Page, email: string, redirect = "/"): Promise<string> {
  await page.goto(`/login?${new URLSearchParams({ redirect })}`);
  await page.getByRole("link", { name: "Use a link by email" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  const earlier = (await mailedLinks(email)).length;
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText(`We sent a link to ${email}. It works once, within 10 minutes.`).waitFor();
  return nextLink(email, earlier);
}

/** The link that is mailed to an address after this many others, once it arrives. */
export async function nextLink(email: string, earlier = 0): Promise<string> {
  return until(async () => {
    const links = await mailedLinks(email);
    if (links.length <= earlier) throw new Error(`No link was mailed to ${email}.`);
    return links[0] as string;
  });
}

/** Every sign-in link that was mailed to an address, newest first. */
export async function mailedLinks(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.flatMap(({ text }) => /http\S+[?&]e=\S+/.exec(text) ?? []);
}

export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("e") as string;
}
