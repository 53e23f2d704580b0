import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({
      title: `Baker <script>alert("x")</script> & Cook`,
      organization: "Crumbs & Co",
      places: [{ city: "Austin", state: "TX", country: "US" }],
      remote: { kind: "hybrid" },
      compensation: { min: 22, max: 26, type: "hour", currency: "USD" },
    }),
    aDraft({ title: "Closed", organization: "Crumbs & Co", open: false }),
    aDraft({ title: "Gone", organization: "Quiet", open: false }),
    ...Array.from({ length: 101 }, (_, at) => aDraft({ title: `Welder ${at}`, organization: "Forge" })),
  ]);
});
afterAll(() => server.close());

it("M-45 any site may show an organization's postings in a frame, and the frame may do nothing else", async () => {
  const { status, headers, body } = await server.ask("GET", "/embed/crumbs-co");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    "cache-control": "public, max-age=300",
  });
  expect(headers).not.toHaveProperty("x-frame-options");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(body).toContain("Baker &lt;script&gt;");
  expect(body).not.toContain("<script");
  expect(body).not.toContain("Closed");
  expect(body).not.toContain("noindex");
  expect(body).toContain('<link rel="canonical" href="http://candor.test/organization/crumbs-co">');
});

it("M-45 other pages still refuse every frame, and other calls every foreign origin", async () => {
  for (const path of ["/feeds/crumbs-co/indeed.xml", "/rest/organizations/crumbs-co"]) {
    const { headers } = await server.ask("GET", path, { headers: { origin: "http://crumbs.example" } });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});

it("M-45 a site's script reads the postings from any origin", async () => {
  const { headers, body } = await server.ask("GET", "/embed/crumbs-co.json", {
    headers: { origin: "http://crumbs.example" },
  });
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers).not.toHaveProperty("access-control-allow-credentials");
  expect(body).toEqual({
    title: "Open positions at Crumbs & Co",
    page: "http://candor.test/organization/crumbs-co",
    jobs: [
      {
        title: `Baker <script>alert("x")</script> & Cook`,
        address: expect.stringMatching(
          /^http:\/\/candor\.test\/details\/baker-script-alert-x-script-cook\/\d+$/,
        ),
        facts: "Austin, TX · Hybrid · $22 - $26 per hour",
      },
    ],
    note: "See the open position",
  });
});

it("M-45 a list without postings says so, and a long one links to the rest", async () => {
  expect((await server.ask("GET", "/embed/quiet.json")).body).toMatchObject({
    jobs: [],
    note: "There are no open positions at the moment.",
  });
  const { body } = await server.ask("GET", "/embed/forge.json");
  expect(body.jobs).toHaveLength(100);
  expect(body.note).toBe("See all 101 open positions");
  expect((await server.ask("GET", "/embed/nobody")).status).toBe(404);
});

it.each([
  ["?theme=dark", 'data-theme="dark"'],
  ["?theme=light", 'data-theme="light"'],
  ["?theme=%22onload", 'class="candor-careers">'],
  ["", 'class="candor-careers">'],
])("M-45 the frame %s has its theme", async (query, marked) => {
  expect((await server.ask("GET", `/embed/crumbs-co${query}`)).body).toContain(marked);
});

it("M-45 a list is sent again only if it has changed", async () => {
  const { headers } = await server.ask("GET", "/embed/quiet");
  const again = { "if-none-match": String(headers["etag"]) };
  expect((await server.ask("GET", "/embed/quiet", { headers: again })).status).toBe(304);
});
