import { afterAll, beforeAll, expect, it } from "vitest";
import { languageHeaders } from "../../../src/platform/http/language.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("C-02: an answer varies by what was asked for where there are two locales, and only there", () => {
  expect(languageHeaders("en-US", ["en-US"])).toEqual({ "content-language": "en-US" });
  expect(languageHeaders("de-DE", ["en-US", "de-DE"])).toEqual({
    "content-language": "de-DE",
    vary: "accept-language",
  });
});

it.each(["de-DE", "en-US", "*", undefined])(
  "C-02: a problem names the language that it is in, asked for in %s",
  async (language) => {
    const headers = language === undefined ? {} : { "accept-language": language };
    const answer = await server.ask("GET", "/rest/news/0", { headers });
    expect(answer.headers["content-language"]).toBe("en-US");
    expect(answer.body.detail).toBe("There is nothing at this address.");
  },
);
