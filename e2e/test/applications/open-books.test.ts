import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro, importPostings, operateIn } from "../harness/operator.ts";
import { type OwnInstance, setClock } from "../harness/own-instance.ts";
import { keepers, pierCompany } from "../harness/postings.ts";
import { until } from "../harness/until.ts";

/** A page that stays open while its server restarts. */
test.use({ provoked: "ERR_CONNECTION_REFUSED" });

const day = 86_400_000;
const guild = "Wharf Guild";

test.describe("the page of an organization", () => {
  for (const [how, javaScriptEnabled] of scripting)
    test(`M-02 an unclaimed one says that nobody answers here yet, and lists its postings in pages, ${how}`, async ({
      open,
    }) => {
      const page = await open("/organization/harbor-trust", { javaScriptEnabled });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbor Trust");
      await expect(page.getByText(message("record.unclaimed"))).toBeVisible();
      const total = keepers + 1;
      await page.getByRole("heading", { name: `${total} open postings` }).waitFor();
      await expect(page.locator(".entry")).toHaveCount(20);
      await expect(page.locator(".stamp")).toHaveCount(0);
      await page.getByRole("link", { name: message("search.next") }).click();
      await page.getByText(`21–40 of ${total}`).waitFor();
      await page.getByRole("link", { name: message("record.search") }).click();
      await page.getByRole("heading", { level: 1, name: `${total} postings` }).waitFor();
    });

  test("tells search engines who it is about, at one address, and is in a sitemap", async ({ open }) => {
    const page = await open("/organization/harbor-trust");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      /\/organization\/harbor-trust$/,
    );
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
    expect(JSON.parse(text)).toMatchObject({ "@type": "Organization", name: "Harbor Trust" });
    const sitemap = await page.request.get("/sitemaps/organizations-1.xml");
    expect(await sitemap.text()).toContain("/organization/harbor-trust</loc>");
    expect((await page.goto("/organization/nobody-is-called-so"))?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: message("landing.title") }).waitFor();
  });

  test("is linked from the organization's name on a card and on a posting", async ({ open }) => {
    const page = await open("/search?query=kelp+diver");
    await page.locator(".entry").getByRole("link", { name: "Harbor Trust" }).click();
    await page.waitForURL("**/organization/harbor-trust");
    await page.locator(".entry :is(h2, h3) a").first().click();
    await page.locator(".posting-organization").getByRole("link", { name: "Harbor Trust" }).click();
    await page.waitForURL("**/organization/harbor-trust");
  });

  test("passes axe in every theme and width", async ({ open }) => {
    const page = await open("/organization/harbor-trust");
    expect(await faultsInEachView(page)).toEqual([]);
  });
});

test.describe("the promise", () => {
  test.beforeAll(() => appointPro("pro@pier.example", pierCompany));

  for (const [how, javaScriptEnabled] of scripting)
    test(`M-01 M-19 is a stamp on each card, and a filter with an exact count, ${how}`, async ({ open }) => {
      const page = await open("/search?query=pier+watcher", { javaScriptEnabled });
      const stamp = "Promises an answer in 10 business days";
      await expect(page.locator(".entry").first().getByText(stamp)).toBeVisible();
      const filter = page.getByRole("link", { name: new RegExp(message("facet.promisedOnly")) });
      // The card reads the records, the count the index, which follows them.
      const count = await until(async () => {
        const counted = Number(await filter.locator(".count").textContent());
        if (counted > 0) return counted;
        await page.reload();
        throw new Error("The index knows of no promise yet.");
      });
      await page.goto("/search?query=pier+watcher&promised=true");
      await page.getByRole("heading", { level: 1, name: `${count} postings` }).waitFor();
      await page.goto("/search?query=lighthouse+keeper&promised=true&close=never");
      await expect(page.locator(".entry")).toHaveCount(0);
      await page
        .getByRole("link", { name: message("search.removeFilter", { filter: message("filter.promised") }) })
        .click();
      await expect(page.locator(".entry").first()).toBeVisible();
      await expect(page.locator(".stamp")).toHaveCount(0);
    });
});

test.describe("home", () => {
  for (const [how, javaScriptEnabled] of scripting)
    test(`leads with the promise and with sentences that find postings, ${how}`, async ({ open }) => {
      const page = await open("/", { javaScriptEnabled });
      await expect(page.getByRole("heading", { level: 1 })).toContainText("get an answer by");
      const examples = page.locator(".examples a");
      const addresses = await examples.evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map(({ href }) => href),
      );
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1, name: /^[1-9][\d,]* (?:postings?|match)/ }).waitFor();
        await expect(page.locator(".entry").first()).toBeVisible();
      }
    });
});

test("M-01 M-02 books that fill: due, missed, answered late; and what home says to both sides", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  await fill(instance);
  const seekers: Page[] = [];
  for (let at = 1; at <= 5; at++) {
    const page = await enter(open, instance, `seeker-${at}@example.com`, "/about");
    await applyTo(page, "Wharf Sweeper");
    seekers.push(page);
  }
  const seeker = seekers[0] as Page;
  await seeker.goto("/");
  await expect(seeker.locator(".own-ledger li")).toHaveCount(1);
  await expect(seeker.locator(".owed-due")).toContainText(/due .*, in \d+ days/);
  expect(await faultsInEachView(seeker)).toEqual([]);

  const pro = await enter(open, instance, "pro@wharf.example", "/");
  await expect(pro.getByRole("heading", { level: 1 })).toHaveText("5 answers due");
  await expect(pro.getByRole("link", { name: "Wharf Sweeper" }).first()).toBeVisible();
  expect(await faultsInEachView(pro)).toEqual([]);

  const stranger = await open("/organization/wharf-guild", { baseURL: instance.address });
  await expect(stranger.locator(".record-statement")).toHaveText(message("record.tooFew"));
  await expect(stranger.locator(".ticks")).toHaveCount(0);

  const untilDue = Number(/in (\d+) days/.exec((await seeker.locator(".owed-due").textContent()) ?? "")?.[1]);
  await setClock(instance, untilDue * day);
  const week = async () => {
    await stranger.goto("/");
    return balance(stranger);
  };
  await expect.poll(week).toEqual({ parts: [0, 0, 5], isSum: true });

  await setClock(instance, 21 * day);
  const shown = async (page: Page) => {
    await page.goto("/organization/wharf-guild");
    return page.locator(".record-statement").allTextContents();
  };
  await expect.poll(() => shown(stranger)).toEqual(["5 promises missed; answering reopens them"]);
  await expect(stranger.locator(".record-figures")).toContainText(message("record.notYet"));
  expect(await faultsInEachView(stranger)).toEqual([]);

  const late = await enter(open, instance, "pro@wharf.example", "/organization/jobs");
  await late.getByRole("link", { name: "Wharf Sweeper" }).click();
  await late.getByRole("link", { name: "Ada Byron" }).first().click();
  await late.getByRole("radio", { name: "Interview" }).check();
  await late.getByRole("button", { name: message("organization.send") }).click();
  await late.getByText("1 answer is on its way.").waitFor();
  await expect.poll(() => shown(stranger)).toEqual(["4 promises missed; answering reopens them"]);

  await stranger.goto("/search?query=wharf");
  await expect(stranger.locator(".entry-answers").first()).toHaveText("4 promises missed");
  await stranger.goto(await detailsOf(stranger));
  const promise = stranger.getByRole("region", { name: message("job.promise") });
  await expect(promise.locator("p").first()).toHaveText("4 promises missed");
  await expect(promise.locator("p").nth(1)).toContainText("promises an answer within 10 business days");
});

/** The week's balance on the home page, and whether its parts add up to what was due. */
async function balance(page: Page): Promise<{ parts: number[]; isSum: boolean }> {
  const figures = (await page.locator(".due-week dd").allTextContents()).map(Number);
  const parts = figures.slice(0, 3);
  return { parts, isSum: figures.length === 4 && parts.reduce((sum, part) => sum + part, 0) === figures[3] };
}

async function detailsOf(page: Page): Promise<string> {
  return (await page.locator(".entry :is(h2, h3) a").first().getAttribute("href")) ?? "";
}

/** One organization with a posting and a Pro. */
async function fill({ folder }: OwnInstance): Promise<void> {
  const file = join(folder, "wharf.json");
  const posting = {
    "@type": "JobPosting",
    identifier: "sweeper",
    title: "Wharf Sweeper",
    url: "https://wharf.example/jobs/sweeper",
    hiringOrganization: guild,
    description: "<p>Sweep the wharf.</p>",
    datePosted: new Date().toISOString().slice(0, 10),
  };
  await writeFile(file, JSON.stringify({ "@context": "https://schema.org", "@graph": [posting] }));
  await importPostings(folder, file, "wharf");
  await operateIn(folder, "pro", "pro@wharf.example", guild);
}

/** Signs a person in to an instance by calls, and opens a page of it. */
async function enter(open: Open, { address }: OwnInstance, email: string, path: string): Promise<Page> {
  const page = await open(blank, { baseURL: address });
  const mails = async (): Promise<{ subject: string }[]> =>
    (await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json();
  const codes = async () =>
    (await mails()).flatMap(({ subject }) => /^\d{6}(?= is your)/.exec(subject)?.[0] ?? []);
  const before = (await codes()).length;
  await page.request.post("/rest/auth/code", { data: { email } });
  const code = await until(async () => {
    const known = await codes();
    if (known.length === before) throw new Error(`No code was mailed to ${email}.`);
    return known[0];
  });
  const credential = { email, code };
  const answer = await page.request.post("/rest/auth/login", { data: { provider: "code", credential } });
  expect(answer.ok()).toBe(true);
  await page.goto(path);
  return page;
}
