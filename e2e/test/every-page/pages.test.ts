import { message } from "@candor/contract/messages/message";
import { blank, expect, test } from "../harness/browser.ts";
import { served } from "../harness/served.ts";

const get = (path: string, init?: RequestInit) => fetch(`${served.address}${path}`, init);

test.describe("R-43 any other path", () => {
  for (const path of ["/no-such-page", "/%", "/https://elsewhere.example/x", "//elsewhere.example/x"])
    test(`${path} is the landing page with status 404, for forms too`, async () => {
      const response = await get(path);
      const text = await response.text();
      expect([response.status, (await get(path, { method: "POST" })).status]).toEqual([404, 404]);
      expect(text).toContain(message("landing.title"));
      expect(text).not.toContain("elsewhere.example");
    });

  for (const [what, path, target] of [
    ["of ours leads there", "/{here}/search?query=kelp", "/search?query=kelp"],
    ["of ours leads there when it is encoded", "/{encoded}%2Fabout", "/about"],
    ["of ours is decoded once", "/{twice}%252Fabout", undefined],
    ["of another site leads nowhere", "/https://elsewhere.example/search", undefined],
  ] as const)
    test(`N-10 a path with a full URL ${what}: ${path}`, async () => {
      const here = served.address;
      const once = encodeURIComponent(here);
      const asked = path
        .replace("{here}", here)
        .replace("{encoded}", once)
        .replace("{twice}", encodeURIComponent(once));
      const response = await get(asked, { redirect: "manual" });
      const text = await response.text();
      expect([response.status, response.headers.get("location")]).toEqual(
        target === undefined ? [404, null] : [303, target],
      );
      expect(text).not.toContain("elsewhere.example");
    });

  test("leads to a search", async ({ open }) => {
    const page = await open("/no-such-page");
    await page.getByRole("heading", { level: 1, name: message("landing.title") }).waitFor();
    await page.getByRole("textbox", { name: message("searchForm.query") }).fill("kelp diver");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Kelp Farm Diver" }).waitFor();
  });

  test("under /rest is a JSON answer", async () => {
    const response = await get("/rest/no-such-call");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
  });
});

test.describe("a posting", () => {
  test("R-09 states its facts, what it doesn't say, and where it comes from", async ({ open }) => {
    const page = await open("/search?query=kelp+diver", { viewport: { width: 800, height: 900 } });
    await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
    await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
    const facts = await page.getByRole("main").textContent();
    for (const fact of ["$40 - $55 per hour", "Austin, TX", message("job.notStated"), "Own dry suit"])
      expect(facts).toContain(fact);
    expect(facts).toContain(message("job.source", { source: "harbor" }));
    expect(await page.title()).toBe("Kelp Farm Diver at Harbor Trust · Candor");
  });

  test("R-12 X-21 that does not exist is Job Not Found with status 404", async ({ open }) => {
    const response = await get("/details/anything/999999999");
    expect(response.status).toBe(404);
    const page = await open("/details/anything/999999999");
    await page.getByRole("heading", { level: 1, name: message("job.notFound") }).waitFor();
    await page.getByText(message("job.notFoundBody")).waitFor();
    expect(await page.title()).toBe("Job Not Found · Candor");
  });
});

test.describe("every page", () => {
  test("N-17 N-18 N-19 N-21 N-22 has a title with the name, a canonical link and a social card", async ({
    open,
  }) => {
    const page = await open("/?utm_source=x");
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
    const address = served.address;
    expect(await page.title()).toBe("Job Search · Candor");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${address}/`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      message("app.defaultDescription"),
    );
    expect(await content("og:url")).toBe(`${address}/`);
    const picture = await fetch((await content("og:image")) ?? "");
    expect(picture.headers.get("content-type")).toBe("image/png");
  });

  test("N-18 out of search engines' sight names its address too", async () => {
    const found = await get("/search?query=kelp+diver");
    const job = /\/details(\/kelp-farm-diver\/\d+)/.exec(await found.text())?.[1] ?? "";
    for (const path of ["/suspicious", "/test", "/chaos-lemur", `/apply${job}`]) {
      const html = await (await get(`${path}?utm_source=x`)).text();
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(`${served.address}${path}`);
    }
  });

  test("N-19 of a posting has a social card of its own, which robots may read", async () => {
    const found = await get("/search?query=kelp+diver");
    const path = /\/details\/kelp-farm-diver\/\d+/.exec(await found.text())?.[0] ?? "";
    const html = await (await get(path)).text();
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(card).toMatch(/\/cards\/jobs\/\d+\.png$/);
    const picture = await fetch(card);
    expect(picture.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await (await get("/robots.txt")).text()).not.toContain("/cards");
  });

  test("follows the public address, not a request's host", async () => {
    const text = await (await get("/", { headers: { "x-forwarded-host": "elsewhere.example" } })).text();
    expect(text).not.toContain("elsewhere.example");
  });

  for (const path of ["/", "/no-such-page"])
    test(`${path} ships no script`, async () => {
      const text = await (await get(path)).text();
      // Data for search engines doesn't run.
      expect(text).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload/);
    });

  test("allows only the scripts in it, by their hash for a stranger", async () => {
    const [home, search] = await Promise.all(
      ["/", "/search?query=lighthouse"].map(
        async (path) => (await get(path)).headers.get("content-security-policy") ?? "",
      ),
    );
    expect(home).toContain("script-src 'self';");
    expect(search).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(`${home}${search}`).not.toMatch(/unsafe|nonce/);
  });

  test("allows scripts by a nonce that never repeats, if the page is one person's", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const own = await fetch(`${served.address}/login`, { headers: { cookie: "candor-draft=x" } });
        const policy = own.headers.get("content-security-policy") ?? "";
        return /script-src 'self' 'nonce-(?<nonce>[^']+)';/.exec(policy)?.groups?.["nonce"];
      }),
    );
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test("breaks no rule of its own policy", async ({ open }) => {
    const page = await open(blank);
    const complaints: string[] = [];
    page.on("console", (entry) => entry.type() === "error" && complaints.push(entry.text()));
    for (const path of ["/", "/search?query=lighthouse"]) await page.goto(path, { waitUntil: "networkidle" });
    expect(complaints).toEqual([]);
  });

  test("keeps styles and fonts for a year, and sends them compressed", async () => {
    const sheet = /href="(?<path>\/assets\/[^"]+\.css)"/.exec(await (await get("/")).text())?.groups?.[
      "path"
    ];
    const response = await get(sheet ?? "", { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("answers HEAD as it answers GET, without a body", async () => {
    for (const [path, status] of [
      ["/", 200],
      ["/no-such-page", 404],
    ] as const) {
      const response = await get(path, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([status, ""]);
    }
  });

  test("refuses a form that another site sends", async () => {
    const response = await get("/", {
      method: "POST",
      headers: { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" },
      body: "a=b",
    });
    expect(response.status).toBe(403);
  });

  test("refuses a form above the size limit", async () => {
    const response = await get("/", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "a".repeat(70_000),
    });
    expect(response.status).toBe(413);
  });
});
