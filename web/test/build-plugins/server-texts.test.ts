import { describe, expect, it } from "vitest";
import { namedIn } from "../../build-plugins/server-texts.ts";

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
