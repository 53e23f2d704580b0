import { message } from "@candor/contract/messages/message";
import { rateLimits } from "@candor/contract/rate-limits";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { newAddress } from "../harness/own-account.ts";

/** Uses up what a network address may change in a minute. */
async function useUp(page: Page): Promise<void> {
  const calls = Array.from({ length: rateLimits.writing.requests }, () =>
    page.request.delete("/rest/account/picture"),
  );
  await Promise.all(calls);
}

const leading = (page: Page) => page.getByRole("link", { name: message("error.backToPage") });

test("a limit that refuses a button says when to try again, and leads back to the page", async ({
  signedIn,
}) => {
  const page = await signedIn(newAddress("often"), "/settings/data", { javaScriptEnabled: false });
  await useUp(page);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: message("ownData.takeAsk") }).click();
  const refused = await answered;
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  await expect(page.getByText("Try again in")).toBeVisible();
  await expect(page.getByRole("link", { name: message("login.signIn") })).toHaveCount(0);
  await leading(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(message("ownData.title"));
});

test("so does one whose address has no page", async ({ signedIn }) => {
  const page = await signedIn(newAddress("often"), blank);
  await useUp(page);
  const refused = await page.request.post("/settings/account/picture", {
    form: { intent: "remove" },
    headers: { accept: "text/html" },
  });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  await page.setContent(await refused.text());
  await expect(page.getByText("Try again in")).toBeVisible();
  await expect(leading(page)).toHaveAttribute("href", "/settings/account");
});

test("a form that no page takes is refused on a page that knows who is signed in", async ({ signedIn }) => {
  const page = await signedIn(newAddress("refused"), blank);
  const refused = await page.request.post("/about?notice=changes-saved", {
    form: {},
    headers: { accept: "text/html" },
  });
  expect(refused.status()).toBe(405);
  const text = await refused.text();
  expect(text).toContain(message("page.signOut"));
  expect(text).not.toContain(message("form.saved"));
  const plain = await page.request.post("/about", { form: {}, headers: { accept: "*/*" } });
  expect(plain.status()).toBe(405);
  expect(await plain.text()).toContain("<h1");
});
