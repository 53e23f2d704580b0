import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ sourceId: "1", title: "Crème & Baker <Lead>" }),
    aDraft({ sourceId: "2", title: "Closed", open: false }),
  ]);
});
afterAll(() => server.close());

describe("sitemaps", () => {
  it("are listed in an index", async () => {
    const { body, headers } = await server.ask("GET", "/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(body).toContain("<loc>http://candor.test/sitemaps/pages.xml</loc>");
    expect(body).toContain("<loc>http://candor.test/sitemaps/jobs-1.xml</loc>");
    expect(body).not.toContain("jobs-2");
  });

  it("list open postings at their canonical address, with the time of their last change", async () => {
    const { body } = await server.ask("GET", "/sitemaps/jobs-1.xml");
    const now = new Date(server.parts.clock.now()).toISOString();
    expect(body.match(/<url>.*<\/url>/g)).toEqual([
      expect.stringMatching(
        /^<url><loc>http:\/\/candor\.test\/details\/creme-baker-lead\/\d+<\/loc><lastmod>/,
      ),
    ]);
    expect(body).toContain(`<lastmod>${now.slice(0, 10)}`);
  });

  it("list the public pages", async () => {
    const { body } = await server.ask("GET", "/sitemaps/pages.xml");
    const forHiring = ["/consulting", "/hire", "/become-a-client"];
    const others = [
      "/search",
      "/legal/retention",
      "/trust",
      "/quality",
      "/verify",
      "/developers",
      "/developers/search",
    ];
    for (const path of [...forHiring, ...others])
      expect(body).toContain(`<loc>http://candor.test${path}</loc>`);
  });

  it.each(["jobs-2.xml", "jobs-0.xml", "jobs-99999999.xml", "other.xml"])("there is no %s", async (file) => {
    expect((await server.ask("GET", `/sitemaps/${file}`)).status).toBe(404);
  });
});
