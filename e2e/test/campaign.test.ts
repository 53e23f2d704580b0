import { expect, inject, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";

const open = useBrowser();

const stored = () => sessionStorage.getItem("utm");

it("E-31: a campaign that lands on a page without scripts is known to later pages with scripts", async () => {
  const page = await open("/?utm_source=news&utm_medium=mail");
  expect(await page.locator("script[src]").count()).toBe(0);
  await page.goto("/search?query=kelp");
  await expect.poll(() => page.evaluate(stored)).toBe('{"source":"news","medium":"mail"}');
});

it("E-31: a page that is kept for strangers says nothing of another's campaign", async () => {
  const address = `${inject("address")}/about`;
  const headers = { cookie: "candor-campaign=utm_source%3Dnews" };
  const one = await (await fetch(address, { headers })).text();
  const other = await fetch(address);
  expect(other.headers.get("server-timing")).toBeNull();
  expect(await other.text()).toBe(one);
});

it("R-33: signing up by email has an address of its own", async () => {
  const page = await open("/login/sign-up");
  await page.getByRole("link", { name: "Sign up with email" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign up with email" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login/email-sign-up");
  await page.getByRole("textbox", { name: "Email" }).waitFor();
});
