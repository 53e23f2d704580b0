import { SaxesParser } from "saxes";
import { decode } from "./decode.ts";
import { DocumentRefused } from "./document.ts";

/** Elements by their local names. */
interface Markup {
  /** Elements that contain the words. */
  readonly text: ReadonlySet<string>;
  /** Elements that aren't part of the current text. */
  readonly leftOut: ReadonlySet<string>;
  /** Elements that stand for white space, or for the mark before a list item. */
  readonly stands: Readonly<Record<string, string>>;
}

const paragraphs = new Set(["p", "h"]);

/** The words of an XML document in reading order, one line per paragraph. Entities are never declared or fetched. */
export function flowOf(xml: Buffer, markup: Markup): string {
  const parser = new SaxesParser();
  let text = "";
  let inText = 0;
  let leftOut = 0;
  const add = (words: string) => {
    if (leftOut === 0) text += words;
  };
  const words = (given: string) => {
    if (inText > 0) add(given);
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("text", words);
  parser.on("cdata", words);
  parser.on("opentag", (tag) => {
    const name = localName(tag.name);
    if (markup.leftOut.has(name)) leftOut += 1;
    if (markup.text.has(name)) inText += 1;
    add(markup.stands[name] ?? "");
  });
  parser.on("closetag", (tag) => {
    const name = localName(tag.name);
    if (paragraphs.has(name)) add("\n");
    if (markup.text.has(name)) inText -= 1;
    if (markup.leftOut.has(name)) leftOut -= 1;
  });
  parser.write(decode(xml)).close();
  return text;
}

function refuse(cause: unknown): never {
  throw new DocumentRefused("unreadable", { cause });
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
