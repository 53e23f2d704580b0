import { Parser } from "htmlparser2";
import { shallow } from "../../html.ts";

const blocks = new Set(["p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "pre", "hr", "blockquote"]);
const silent = new Set(["script", "style", "template", "noscript", "head", "title"]);
/** Where mail programs put the mail that is being answered. */
const quotes = /\b(?:gmail_quote|gmail_extra|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend)\b/;
const empty = new Set(["br", "hr", "img", "input", "meta", "link"]);

/** The lines of a mail that has only HTML, without what mail programs mark as quoted. */
export function htmlLines(html: string): string {
  const lines: string[] = [];
  let depth = 0;
  let hiddenFrom = Number.POSITIVE_INFINITY;
  const parser = new Parser({
    onopentag(name, { class: classes = "", id = "" }) {
      if (empty.has(name)) {
        if (blocks.has(name)) lines.push("\n");
        return;
      }
      depth += 1;
      const isQuote = name === "blockquote" || quotes.test(`${classes} ${id}`);
      if ((isQuote || silent.has(name)) && hiddenFrom > depth) hiddenFrom = depth;
      if (blocks.has(name)) lines.push("\n");
    },
    ontext(text) {
      if (depth < hiddenFrom) lines.push(text.replaceAll(/\s+/g, " "));
    },
    onclosetag(name) {
      if (empty.has(name)) return;
      if (depth === hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
      depth -= 1;
      if (blocks.has(name)) lines.push("\n");
    },
  });
  parser.end(shallow(html));
  return lines
    .join("")
    .replaceAll(/(?<![ \t])[ \t]*\n[ \t]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
