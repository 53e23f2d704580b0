import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";

/**
 * The HTML of a description from outside, made safe to show: structure and emphasis stay, links lead only to the web or
 * a mailbox and pass on no rank, and everything else loses its tags. Applying it twice changes nothing.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(shallow(html), rules).trim();
}

const absolute = /^\s*(?:https?:\/\/|mailto:)/i;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    "p br hr div blockquote pre code h2 h3 h4 ul ol li dl dt dd strong em b i u sub sup",
    "table thead tbody tr th td a",
  ].flatMap((names) => names.split(" ")),
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "svg", "math"],
  nestingLimit: 50,
  // The page has the first heading; a description's own headings rank below it.
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    // A relative address would lead into our own pages.
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: {
        ...(absolute.test(href) ? { href: withoutCredentials(href) } : {}),
        rel: "nofollow noopener",
      },
    }),
  },
};

/** Browsers send `user:password@` along, and a name before the `@` can make a foreign host look like a known one. */
function withoutCredentials(href: string): string {
  const url = URL.parse(href);
  if (!url || (url.username === "" && url.password === "")) return href;
  url.username = "";
  url.password = "";
  return url.href;
}

/** The words of some HTML: entities decoded, a line for each block, nothing from scripts, styles and comments. */
export function plainText(html: string): string {
  const words: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (silenced.has(name)) silent++;
      if (!inline.has(name)) words.push(breakOf(name));
    },
    ontext(text) {
      if (silent === 0) words.push(text.replace(/\s+/g, " "));
    },
    onclosetag(name) {
      if (silenced.has(name)) silent--;
      if (!inline.has(name)) words.push(breakOf(name));
    },
  });
  parser.end(shallow(html));
  return words
    .join("")
    .replace(/(?<! ) *\n\s*/g, "\n")
    .replace(/ +/g, " ")
    .trim();
}

/** Lines are often broken at a width, so a line break ends nothing; a paragraph or an item of a list does. */
function breakOf(name: string): " " | "\n" {
  return name === "br" || name === "img" ? " " : "\n";
}

const silenced = new Set(["script", "style", "template", "noscript"]);
const inline = new Set(["a", "b", "i", "u", "em", "strong", "span", "sub", "sup", "code", "font", "small"]);

/** How many elements may be open: more than in any page, and few enough to parse quickly. */
const deepest = 1000;

/** HTML up to where it is deeper than that: each open element makes the parser slower for all that follows. */
export function shallow(html: string): string {
  if (!hasMoreTags(html)) return html;
  let depth = 0;
  let end = html.length;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth <= deepest) return;
      end = Math.min(end, parser.startIndex);
      parser.pause();
    },
    onclosetag: () => (depth -= 1),
  });
  parser.end(html);
  return html.slice(0, end);
}

/** Whether it may be deeper: each open element began with a "<". Counting them takes far less time than parsing. */
function hasMoreTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) {
    count += 1;
    if (count > deepest) return true;
  }
  return false;
}

/** Text with its character references decoded; what looks like a tag stays. */
export function decodeEntities(text: string): string {
  if (!/&[#a-z]/i.test(text)) return text;
  let decoded = "";
  const parser = new Parser({ ontext: (part) => (decoded += part) });
  parser.end(text.replaceAll("<", "&lt;"));
  return decoded;
}

const special: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => special[character] ?? character);
}

/** Plain text as HTML: paragraphs at blank lines, line breaks kept. */
export function paragraphs(text: string): string {
  return text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, "<br />")}</p>`)
    .join("\n");
}
