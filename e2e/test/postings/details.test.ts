import { expect, test } from "../harness/browser.ts";
import { appointPro } from "../harness/operator.ts";
import { pierCompany } from "../harness/postings.ts";
import { served } from "../harness/served.ts";

test.beforeAll(() => appointPro("details@pier.example", pierCompany));

/** The one address of the posting with this title. */
async function addressOf(title: string): Promise<string> {
  const found = await fetch(`${served.address}/rest/jobs/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: `"${title}"`, size: 50 }),
  });
  const { documents } = (await found.json()) as { documents: { id: string; title: string }[] };
  const { id } = documents.find((document) => document.title === title) ?? { id: "" };
  return `/details/${title.toLowerCase().replaceAll(" ", "-")}/${id}`;
}

test.describe("a posting's address", () => {
  for (const [named, alias] of [
    ["R-10", "view"],
    ["R-11", "job"],
    ["other words in", "details"],
  ] as const)
    test(`${named} /${alias} leads to the canonical one, and keeps its query`, async () => {
      const address = await addressOf("Kelp Farm Diver");
      const number = address.split("/").at(-1);
      const answer = await fetch(`${served.address}/${alias}/anything/${number}?utm_source=mail`, {
        redirect: "manual",
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([301, `${address}?utm_source=mail`]);
    });

  test("N-18 is named by the page, without the query", async ({ open }) => {
    const address = await addressOf("Kelp Farm Diver");
    const page = await open(`${address}?utm_source=mail`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `${new URL(page.url()).origin.replace("127.0.0.1", "localhost")}${address}`,
    );
  });
});

test.describe("what a posting promises", () => {
  test("is shown before anybody applies, if somebody answers for it", async ({ open }) => {
    const page = await open(await addressOf("Pier Watcher 18"));
    await page.getByText("Pier Company promises an answer within 10 business days.").waitFor();
    await page.getByRole("link", { name: "Apply" }).click();
    await page
      .getByText(/An answer is due/)
      .first()
      .waitFor();
  });

  test("is not shown if nobody does", async ({ open }) => {
    const page = await open(await addressOf("Kelp Farm Diver"));
    await page.getByText("Until then, nobody has promised an answer.").waitFor();
  });
});

test.describe("N-20 structured data", () => {
  test("is there for search engines, and cannot end its own element", async ({ open }) => {
    const page = await open(await addressOf("Kelp Farm Diver"));
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toMatchObject({
      "@type": "JobPosting",
      title: "Kelp Farm Diver",
      baseSalary: { currency: "USD", value: { minValue: 40, maxValue: 55, unitText: "HOUR" } },
    });
  });

  test("says that one applies directly where somebody answers, and not elsewhere", async ({ open }) => {
    const dataOf = async (title: string) => {
      const page = await open(await addressOf(title));
      return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    };
    expect(await dataOf("Pier Watcher 18")).toMatchObject({ directApply: true });
    expect(await dataOf("Kelp Farm Diver")).not.toHaveProperty("directApply");
  });

  test("K-12 V-46 comes with the posting's own description, of at most 170 characters", async ({ open }) => {
    const page = await open(await addressOf("Kelp Farm Diver"));
    const text = (await page.locator("meta[name=description]").getAttribute("content")) ?? "";
    expect(text).toContain("Kelp Farm Diver at Harbor Trust · $40 - $55 per hour · Austin, TX");
    expect(text.length).toBeLessThanOrEqual(170);
  });

  for (const path of ["/", "/search?query=kelp", "/details/anything/999999999"])
    test(`of a posting is not on ${path}`, async () => {
      const html = await (await fetch(`${served.address}${path}`)).text();
      expect(html).not.toContain("JobPosting");
    });
});

test.describe("what search engines are told", () => {
  test("robots.txt keeps them away from personal pages, and names the sitemap", async () => {
    const text = await (await fetch(`${served.address}/robots.txt`)).text();
    for (const path of ["/apply/", "/settings", "/organization$", "/login", "/*?e="])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toMatch(/\nSitemap: http:\/\/localhost:\d+\/sitemap\.xml\n$/);
  });

  test("the sitemap names each open posting by its canonical address", async () => {
    const sitemap = await (await fetch(`${served.address}/sitemaps/jobs-1.xml`)).text();
    expect(sitemap).toContain(`${await addressOf("Kelp Farm Diver")}</loc>`);
  });
});

test.describe("a page that strangers are shown", () => {
  test("is sent without its content to a browser that already has it", async () => {
    const address = `${served.address}${await addressOf("Kelp Farm Diver")}`;
    const first = await fetch(address);
    const again = await fetch(address, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect([first.status, again.status]).toEqual([200, 304]);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("differs in another theme", async () => {
    const address = `${served.address}/`;
    await fetch(address);
    const dark = await (await fetch(address, { headers: { cookie: "theme=dark" } })).text();
    expect(dark).toContain('data-theme="dark"');
    expect(await (await fetch(address)).text()).not.toContain("data-theme");
  });
});
