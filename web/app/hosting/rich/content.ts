import { DOMParser as ContentParser, DOMSerializer, type Node } from "prosemirror-model";
import { inertBody } from "./inert.ts";
import { schema } from "./schema.ts";

const parser = ContentParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** A description as typed: HTML, or plain text whose empty lines start paragraphs. */
export function contentFrom(text: string): Node {
  return parser.parse(text.includes("<") ? inertBody(text) : paragraphsOf(text));
}

/** The content as HTML; empty if nothing is written. */
export function htmlOf(content: Node): string {
  if (content.textContent.trim() === "") return "";
  const box = document.createElement("div");
  box.append(serializer.serializeFragment(content.content));
  return box.innerHTML;
}

/** Whether the text has parts that this editor would lose: then it is edited as HTML. */
export function isBeyond(text: string): boolean {
  return /<(?:table|dl|pre|code|hr|u|sub|sup)\b/i.test(text);
}

function paragraphsOf(text: string): HTMLElement {
  const box = document.createElement("div");
  for (const part of text.split(/(?:\r?\n[ \t]*){2,}/)) {
    const paragraph = document.createElement("p");
    part
      .trim()
      .split(/\r?\n/)
      .forEach((line, at) => {
        if (at > 0) paragraph.append(document.createElement("br"));
        paragraph.append(line);
      });
    if (paragraph.textContent !== "") box.append(paragraph);
  }
  return box;
}
