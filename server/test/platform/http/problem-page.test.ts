import { messageIn } from "@candor/contract/messages/catalogues";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const open = (url: string, headers = {}) =>
  server.ask("GET", url, { headers: { "sec-fetch-dest": "document", ...headers } });

describe("what a browser opens that isn't there", () => {
  it.each(["/embed/nobody", "/sitemaps/none.xml", "/rest/calendars/none.ics"])(
    "is a page: %s",
    async (url) => {
      const { status, headers, body } = await open(url, { "accept-language": "es" });
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toContain(`<h1>${messageIn("es-US", "landing.title")}</h1>`);
      expect(body).toContain('lang="es-US"');
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(body).not.toContain("<script");
    },
  );

  it("says what a program reads in its problem document", async () => {
    const url = "/rest/account";
    const { body: problem } = await server.ask("GET", url);
    const { status, body } = await open(url);
    expect([status, problem.status]).toEqual([401, 401]);
    expect(body).toContain(problem.detail);
  });

  it("is a page for a browser that says only that it takes HTML, but not if it is a call", async () => {
    const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const page = await server.ask("GET", "/embed/nobody", { headers });
    expect([page.status, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    for (const url of ["/rest", "/rest/account", "/rest?a=1"]) {
      const call = await server.ask("GET", url, { headers });
      expect(call.headers["content-type"]).toContain("json");
    }
  });

  it("is a problem document for a script", async () => {
    const { headers } = await open("/embed/nobody", { "sec-fetch-dest": "empty" });
    expect(headers["content-type"]).toContain("application/problem+json");
  });
});
