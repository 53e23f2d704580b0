import { automatedStepNames } from "@candor/contract/automation/steps";
import { message } from "@candor/contract/messages/message";
import { retentionNames } from "@candor/contract/retention/table";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { signIn } from "../harness/sign-in.ts";

for (const [path, title] of [
  ["/privacy-policy", "screen.privacyPolicy"],
  ["/terms-and-conditions", "screen.termsAndConditions"],
  ["/contact", "screen.contact"],
  ["/legal", "screen.legalNotices"],
  ["/legal/ai-policy", "screen.aiPolicy"],
] as const)
  test(`R-19 R-20 R-21 R-23 R-24 ${path} is linked from every page, and passes axe`, async ({ open }) => {
    const page = await open("/about");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: message(title), exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: message(title) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await faultsInEachView(page)).toEqual([]);
  });

test("R-23 the list of legal notices leads to each", async ({ open }) => {
  const page = await open("/legal", { javaScriptEnabled: false });
  const notices = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(notices).toHaveText([
    message("screen.privacyPolicy"),
    message("screen.termsAndConditions"),
    message("retention.title"),
    message("screen.aiPolicy"),
  ]);
  for (const path of await notices.evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
    const slug = path?.split("/").at(-1);
    const answer = await page.goto(`/legal/${slug}`);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect((await page.goto("/legal/no-notice"))?.status()).toBe(404);
  expect((await page.goto("/LEGAL/AI-POLICY"))?.status()).toBe(200);
});

test("M-27 a page says how long each kind of record is kept, and under which law", async ({ open }) => {
  const page = await open("/privacy-policy");
  await page
    .getByRole("main")
    .getByRole("link", { name: message("retention.more") })
    .click();
  await page.getByRole("heading", { level: 1, name: message("retention.title") }).waitFor();
  for (const name of retentionNames)
    await expect(page.getByRole("row", { name: message(`retention.${name}`) }).first()).toBeVisible();
  const places = page.getByRole("row", { name: message("retention.place.US-CA") });
  await expect(places.getByRole("cell")).toHaveText("4 years");
  await expect(places.getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\/leginfo\.legislature\.ca\.gov\//,
  );
  expect(await faultsInEachView(page)).toEqual([]);
});

test("M-27 one's own data leads to that page", async ({ signedIn }) => {
  const page = await signedIn(newAddress("retention"), "/settings/data", { javaScriptEnabled: false });
  await page
    .getByRole("main")
    .getByRole("link", { name: message("retention.more") })
    .click();
  expect(new URL(page.url()).pathname).toBe("/legal/retention");
});

test("R-18 M-24 the short address leads to the AI policy, which lists every automated step", async ({
  open,
}) => {
  const page = await open("/ai-policy", { javaScriptEnabled: false });
  expect(new URL(page.url()).pathname).toBe("/legal/ai-policy");
  for (const step of automatedStepNames)
    await expect(
      page.getByRole("heading", { name: message(`automation.${step}`), exact: true }),
    ).toBeVisible();
});

test("R-03 the page about Candor says what is different here, and leads to postings", async ({ open }) => {
  const page = await open("/about", { javaScriptEnabled: false });
  await expect(page.getByRole("heading", { level: 1, name: message("about.title") })).toBeVisible();
  await expect(page.getByText(message("about.body"))).toBeVisible();
  await page.getByRole("link", { name: message("home.seeAll") }).click();
  await page.waitForURL("**/search");
});

test("R-19 the cookies that the policy names are those that a visit sets", async ({ open }) => {
  const page = await open("/privacy-policy?utm_source=harbor");
  await signIn(page, newAddress("cookies"), "/privacy-policy");
  const named = await page.locator(".legal-cookies td:nth-child(2)").allTextContents();
  const known = named.flatMap((names) => names.split(", ")).map((name) => name.replace("__Host-", ""));
  const set = (await page.context().cookies()).map(({ name }) => name.replace("__Host-", ""));
  expect(set.length).toBeGreaterThan(1);
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});
