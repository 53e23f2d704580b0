import { message } from "@candor/contract/messages/message";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

describe("a feed that a browser opens", () => {
  it.each(["/search/feed.rss", "/search/feed.atom", "/news/feed.atom"])(
    "is shown in our style sheet: %s",
    async (url) => {
      const { body, headers } = await server.ask("GET", url);
      const [declaration, sheet, root] = body.split("\n");
      expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
      expect(sheet).toBe('<?xml-stylesheet type="text/css" href="/feed.css"?>');
      expect(root).toMatch(/^<(?:rss|feed) /);
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; frame-ancestors 'none'; style-src 'self'",
      );
    },
  );

  it.each(["/search/feed.rss", "/search/feed.atom", "/news/feed.atom"])(
    "is sent as plain XML only to that browser: %s",
    async (url) => {
      const opened = await server.ask("GET", url, { headers: { "sec-fetch-dest": "document" } });
      expect(opened.headers["content-type"]).toBe("application/xml; charset=utf-8");
      const read = await server.ask("GET", url, { headers: { accept: "application/xml, text/html" } });
      expect(read.headers["content-type"]).toMatch(/^application\/(?:rss|atom)\+xml/);
      expect(read.headers["vary"]).toContain("sec-fetch-dest");
    },
  );

  it("says what a feed is", async () => {
    const { status, headers, body } = await server.ask("GET", "/feed.css");
    expect([status, headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
    expect(body).toContain(`content: "${message("feed.explained")}";`);
  });
});
