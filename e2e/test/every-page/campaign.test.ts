import { expect, test } from "../harness/browser.ts";
import { served } from "../harness/served.ts";

const stored = () => sessionStorage.getItem("utm");

test("E-31: a campaign that lands on a page without scripts is known to later pages with scripts", async ({
  open,
}) => {
  const page = await open("/?utm_source=news&utm_medium=mail");
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.goto("/search?query=kelp");
  await expect.poll(() => page.evaluate(stored)).toBe('{"source":"news","medium":"mail"}');
});

test("E-31: a page that is cached for strangers says nothing about somebody else's campaign", async () => {
  const address = `${served.address}/about`;
  const headers = { cookie: "candor-campaign=utm_source%3Dnews" };
  const one = await (await fetch(address, { headers })).text();
  const other = await fetch(address);
  expect(other.headers.get("server-timing")).toBeNull();
  expect(await other.text()).toBe(one);
});

test("R-33: signing up by email has an address of its own", async ({ open }) => {
  const page = await open("/login/sign-up");
  await page.getByRole("link", { name: "Sign up with email" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign up with email" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login/email-sign-up");
  await page.getByRole("textbox", { name: "Email" }).waitFor();
});
