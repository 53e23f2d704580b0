import { decodeEntities, paragraphs, sanitize } from "../../platform/html.ts";

/** An article's text as sanitized HTML: as it is written if it has tags, otherwise in paragraphs. */
export function bodyOf(text: string): string {
  return sanitize(tag.test(text) ? text : paragraphs(text));
}

/** What `bodyOf` makes the same body of: plain text if it has only paragraphs, so that nobody has to read tags. */
export function textOf(body: string): string {
  const lines = body.replaceAll(/<br\s*\/?>\n?/g, "\n");
  if (!onlyParagraphs.test(lines)) return body;
  const text = [...lines.matchAll(/<p>([^<]*)<\/p>/g)]
    .map(([, words = ""]) => decodeEntities(words))
    .join("\n\n");
  return tag.test(text) ? body : text;
}

const tag = /<\/?[a-z][^>]*>/i;
const onlyParagraphs = /^(?:<p>[^<]*<\/p>\s*)*$/;
