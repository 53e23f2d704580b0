import { describe, expect, it } from "vitest";
import { inlined, namedIn } from "../../build-plugins/browser-texts.ts";

describe("a text of the catalogue goes to the browser", () => {
  const isNamed = namedIn(
    'message("search.close"); counted("close.count", 2); message(`why.field.${field}`); message(`${area}.title`);',
  );
  it.each([
    ["search.close", true],
    ["close.count_one", true],
    ["close.count_other", true],
    ["why.field.title", true],
    ["about.title", true],
    ["search.closed", false],
    ["why.fields", false],
    ["mail.codeSubject", false],
  ])("%s: %s, as far as pages name it", (key, expected) => {
    expect(isNamed(key)).toBe(expected);
  });
});

describe("a text that is asked for by its key alone", () => {
  const texts = { "search.close": 'Close "it"' };
  it.each([
    ['<p title={message("search.close")}>', String.raw`<p title={"Close \"it\""}>`],
    ['message("search.close", { count })', 'message("search.close", { count })'],
    ['message("search.unknown")', 'message("search.unknown")'],
  ])("stands in the page's code: %s", (code, expected) => {
    expect(inlined(code, texts)).toBe(expected);
  });
});
