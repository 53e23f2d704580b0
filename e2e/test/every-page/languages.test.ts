import { messageIn } from "@candor/contract/messages/catalogues";
import { type MessageKey, type MessageValues, message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { expect, scripting, test } from "../harness/browser.ts";
import { mailed } from "../harness/mailbox.ts";
import { newAddress } from "../harness/own-account.ts";
import { diver } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";

const inSpanish = (key: MessageKey, values?: MessageValues) => messageIn("es-US", key, values);
const choice = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [how, javaScriptEnabled] of scripting)
  test(`M-50 ${how} the language that is chosen stays, on the same page and the next ones`, async ({
    open,
  }) => {
    const page = await open("/about", { javaScriptEnabled });
    await choice(page, "Español").click();
    await page.locator("html[lang=es-US]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(inSpanish("about.title"));
    await expect(choice(page, "Español")).toHaveAttribute("aria-pressed", "true");
    await page
      .getByRole("link", { name: inSpanish("nav.hire"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(inSpanish("hire.title"));
    await choice(page, "English").click();
    await page.locator("html[lang=en-US]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(message("hire.title"));
  });

test("M-50 a browser that asks for Spanish gets it, with scripts that have no other texts", async ({
  open,
}) => {
  const scripts: string[] = [];
  const page = await open("about:blank", { locale: "es-MX" });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && pathname !== "/sw.js") scripts.push(pathname);
  });
  await page.goto("/search?query=kelp+diver");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  // Scripts open the posting beside the list, and write its facts.
  await page.getByRole("link", { name: diver.title }).first().click();
  await page.getByText(inSpanish("job.firstSeen")).first().waitFor();
  await page.getByRole("button", { name: inSpanish("searchForm.submit") }).click();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((path) => !path.startsWith("/assets/es-US/"))).toEqual([]);
});

test("M-50 a form's errors are in the language of its page, and what was typed stays", async ({ open }) => {
  const page = await open("/login", { locale: "es-US" });
  await page.getByRole("textbox", { name: inSpanish("login.email") }).fill("nobody");
  await page.getByRole("button", { name: inSpanish("login.mailCode") }).click();
  await page.getByText(inSpanish("validation.enterValidEmail")).first().waitFor();
  await expect(page.getByRole("textbox", { name: inSpanish("login.email") })).toHaveValue("nobody");
});

for (const path of ["/search", "/login", "/offline"])
  test(`M-50 ${path} begins to run in Spanish as it was sent`, async ({ open }) => {
    const page = await hydrated(open(path, { locale: "es-US" }));
    await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  });

test("M-50 a posting's page says its facts in Spanish", async ({ open }) => {
  const page = await open("/", { locale: "es-US" });
  await page.goto(`/details/x/${await jobNamed(page, diver.title)}`);
  await page.getByText(inSpanish("job.firstSeen")).first().waitFor();
});

test("M-50 mails follow the language that somebody chose while signed in", async ({ account }) => {
  const email = newAddress("idioma");
  const page = await account(email, "/settings/data");
  await choice(page, "Español").click();
  await page.locator("html[lang=es-US]").waitFor();
  await page.getByRole("link", { name: inSpanish("ownData.deleteOpen") }).click();
  await choice(page, inSpanish("ownData.deleteConfirm", { days: 7 })).click();
  await page.getByText(inSpanish("ownData.waitingLead")).waitFor();
  const [beginning = ""] = inSpanish("mail.deletionAskedSubject").split("{{date}}");
  await mailed(email, new RegExp(`^(${beginning})`, "m"));
});
