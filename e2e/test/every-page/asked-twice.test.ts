import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { applyTo, authorization, jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { newAddress } from "../harness/own-account.ts";
import { signIn } from "../harness/sign-in.ts";

/** What a form asks about a person, by the names that browsers know. */
const known = [
  "given-name",
  "family-name",
  "name",
  "email",
  "tel",
  "postal-code",
  "street-address",
  "address-level1",
  "address-level2",
  "country",
  "organization-title",
  "url",
];

/**
 * Every page with an address of its own, except those that sign somebody in or out, and hirers' pages: they ask about
 * an organization, which isn't the account's employer.
 */
function addresses(): string[] {
  const routes = readFileSync(resolve(import.meta.dirname, "../../../web/app/routes.ts"), "utf8");
  const paths = [...routes.matchAll(/route\("(?<path>[^":*]+)"/g)].map(
    ({ groups }) => `/${groups?.["path"]}`,
  );
  return [...new Set(paths)].filter(
    (path) => !/^\/(?:login|logout|theme|time-zone|organization)|\/(?:change|upload|unsubscribe)$/.test(path),
  );
}

/** Fields that are empty although the account knows the value. */
async function askedAgain(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  if (!response?.ok()) return [];
  const names = await page.evaluate((tokens) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)")];
    return (
      fields
        .filter(({ type, value }) => type !== "hidden" && value === "")
        // A search is about postings, wherever the person lives.
        .filter((field) => field.closest("[role=search], search") === null)
        // An account has no work phone number.
        .filter(({ autocomplete }) => !autocomplete.startsWith("work "))
        .filter(({ autocomplete }) => autocomplete.split(" ").some((token) => tokens.includes(token)))
        .map(({ name }) => name)
    );
  }, known);
  return names.map((name) => `${path} asks for ${name}`);
}

test("M-35 no form of any page asks again for what the account knows", async ({ open }) => {
  const page = await open(blank, { javaScriptEnabled: false });
  await signIn(page, newAddress("known"));
  await applyTo(page, "Kelp Farm Diver");
  const headers = await authorization(page);
  const put = (part: string, data: object) => page.request.put(`/rest/profile/${part}`, { headers, data });
  const name = { firstName: "Ada", lastName: "Byron", linkedInUrl: "linkedin.com/in/ada" };
  const place = { address: "1 Pier", city: "Austin", state: "TX", postal: "78701", country: "US" };
  expect((await put("personal", { ...name, ...place })).ok()).toBe(true);
  const job = { mostRecentEmployer: "Harbor Lights", mostRecentJobTitle: "Keeper" };
  expect((await put("background", { workAuthorization: "anyEmployer", ...job })).ok()).toBe(true);
  const posting = `/apply/x/${await jobNamed(page, "Trawler Hand 3")}`;
  const pages = [...addresses(), posting, `${posting}/contact`, `${posting}/one-click`];
  expect(pages.length).toBeGreaterThan(30);
  const asked: string[] = [];
  for (const path of pages) asked.push(...(await askedAgain(page, path)));
  expect(asked).toEqual([]);
});
