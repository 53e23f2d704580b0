import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { element, xmlDocument } from "../../src/platform/xml.ts";

/** What a strict parser reads: the root's attribute and its text. */
function readBack(xml: string): { attribute: string | undefined; text: string } {
  const parser = new SaxesParser();
  let text = "";
  let attribute: string | undefined;
  parser.on("text", (part) => (text += part));
  parser.on("opentag", (tag) => (attribute ??= tag.attributes["a"]));
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { attribute, text: text.replace(/^\n|\n$/g, "") };
}

describe("XML that is written", () => {
  it("is well-formed and keeps all text that XML allows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        // Parsers read these XML characters as spaces.
        const plain = text.replaceAll(/[\r\n\t]/g, "");
        const { attribute } = readBack(
          xmlDocument(element("root", { a: plain }, element("child", {}, plain))),
        );
        const kept = Array.from(plain).filter((character) =>
          /[ -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(character),
        );
        return attribute === kept.join("");
      }),
    );
  });

  it.each([
    ['a < b && c > "d"', 'a < b && c > "d"'],
    ["]]> <script>", "]]> <script>"],
    ["bell \u0007 and half a \ud83d pair", "bell  and half a  pair"],
    ["two\nlines", "two\nlines"],
  ])("keeps %j as text", (text, read) => {
    expect(readBack(xmlDocument(element("root", {}, text))).text).toBe(read);
  });

  it("nests existing XML without escaping it", () => {
    expect(xmlDocument(element("a", { b: "1" }, element("c", {}), "d"))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1"><c/>d</a>\n',
    );
  });
});
