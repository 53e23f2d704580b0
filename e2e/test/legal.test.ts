import { message } from "@candor/contract/messages/message";
import { expect, test } from "./harness/browser.ts";
import { faultsInEachView } from "./harness/faults.ts";
import { newAddress } from "./harness/own-account.ts";
import { signIn } from "./harness/sign-in.ts";

for (const [path, title] of [
  ["/privacy-policy", "screen.privacyPolicy"],
  ["/terms-and-conditions", "screen.termsAndConditions"],
  ["/contact", "screen.contact"],
] as const)
  test(`R-19 R-20 R-21 ${path} is linked from every page, and has no fault by rule`, async ({ open }) => {
    const page = await open("/about");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: message(title), exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: message(title) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await faultsInEachView(page)).toEqual([]);
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
