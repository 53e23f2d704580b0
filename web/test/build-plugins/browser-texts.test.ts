import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bringing, bringingAll, inlined, namedIn, takingForms } from "../../build-plugins/browser-texts.ts";

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

describe("a module", () => {
  const texts = { "why.title": "Title", "why.pay": "Pay", "other.text": "Other" };

  it("brings the texts that it names by a template or a literal, and no others", () => {
    const code = "export const label = (field: Field) => message(`why.${field}`);";
    const added = 'Object.assign(catalogue, {"why.title":"Title","why.pay":"Pay"});';
    expect(bringing(code, texts)).toBe(
      `import { texts as catalogue } from "@candor/contract/messages/text-of";\n${added}\n${code}`,
    );
  });

  it("that names none stays as it is", () => {
    expect(bringing('message("Title")', texts)).toBe('message("Title")');
    expect(bringingAll('message("Title")', { "en-US": texts })).toBe('message("Title")');
  });

  it("of the service worker brings them in every locale", () => {
    const code = 'message("why.pay", values);';
    const all = { "en-US": texts, "es-US": { "why.title": "Título", "why.pay": "Salario" } };
    expect(bringingAll(code, all)).toBe(
      `import { catalogues } from "@candor/contract/messages/catalogues";
Object.assign(catalogues["en-US"], {"why.pay":"Pay"});
Object.assign(catalogues["es-US"], {"why.pay":"Salario"});
${code}`,
    );
  });
});

describe("a text that is asked for by a literal key", () => {
  const texts = {
    "search.close": 'Close "it"',
    "search.total": "{{count}} postings",
    "close.count_one": "One",
    "close.count_other": "Many",
  };
  it.each([
    ['<p title={message("search.close")}>', String.raw`<p title={"Close \"it\""}>`],
    ['message("search.total", { count })', 'message("{{count}} postings", { count })'],
    ['message(\n  "search.total",\n  { count },\n)', 'message("{{count}} postings",\n  { count },\n)'],
    ['counted("search.total", count)', 'counted("search.total", count)'],
    ['counted("close.count", count)', String.raw`counted("One\u001fMany", count)`],
    ['message("search.unknown")', 'message("search.unknown")'],
    [
      'message(\n  many ? "search.total" : "search.close",\n)',
      String.raw`message(
  many ? "{{count}} postings" : "Close \"it\"",
)`,
    ],
    ['message(kind === "search.close" ? key : other)', 'message(kind === "search.close" ? key : other)'],
  ])("is in the page's code: %s", (code, expected) => {
    expect(inlined(code, texts)).toBe(expected);
  });

  it("is counted by a browser's forms, which keep knowing keys", () => {
    const source = readFileSync(new URL("../../app/wording/counted.ts", import.meta.url), "utf8");
    expect(takingForms(source)).toContain(String.raw`key.split("\u001f")[form === "one" ? 0 : 1]`);
    expect(() => takingForms("export const counted = 1;")).toThrow("no longer says");
  });
});
