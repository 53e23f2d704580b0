import { blank, expect, test } from "../harness/browser.ts";
import { googleScript, useGoogle } from "../harness/one-tap.ts";

const { address, tapAs } = useGoogle();

test("S-20 the one-tap prompt signs in, on the page where it was shown, and prompts nobody who is signed in", async ({
  open,
}) => {
  const page = await open(blank);
  await tapAs(page, "tap@example.com");
  await page.goto(`${address()}/search?query=kelp`);
  await page.getByRole("navigation", { name: "Account" }).getByText("tap@example.com").waitFor();
  expect(new URL(page.url()).search).toBe("?query=kelp");
  const policy = (await page.reload())?.headers()["content-security-policy"];
  expect(policy).not.toContain("google.com/gsi");
});

test("S-20, N-08 on the page of signing in it leads to where the person wanted to go", async ({ open }) => {
  const page = await open(blank);
  await tapAs(page, "tap-login@example.com");
  await page.goto(`${address()}/login?redirect=%2Fabout`);
  await page.waitForURL("**/about");
});

test("X-09 a failed prompt is reported, and shown to nobody", async ({ open }) => {
  const page = await open(blank);
  await page.route(googleScript, (route) => route.abort());
  const reported = page.waitForRequest((request) => request.url().endsWith("/rest/client-error"));
  await page.goto(`${address()}/login`);
  expect((await reported).postData()).toContain("The one-tap prompt could not be loaded.");
  await expect(page.locator(".notice")).toHaveCount(0);
});

test("N-15 a path with /callback/ does not prompt, and may not", async ({ open }) => {
  const page = await open(blank);
  const asked: string[] = [];
  await page.route(googleScript, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const answer = await page.goto(`${address()}/somewhere/callback/else`, { waitUntil: "networkidle" });
  expect(answer?.headers()["content-security-policy"]).not.toContain("google.com/gsi");
  expect(asked).toEqual([]);
});
