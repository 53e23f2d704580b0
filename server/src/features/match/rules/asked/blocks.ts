import { plainText } from "../../../../platform/html.ts";

export interface Block {
  readonly text: string;
  readonly isHeading: boolean;
  readonly isItem: boolean;
}

const ends = /<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6]|tr|dt|dd|blockquote|table|hr)\b[^>]*>/gi;
const bullet = /^\s*(?:[-–—•*▪◦·●○■□‣⁃]|\d{1,2}[.)])\s+/;

/** The lines of sanitized HTML: what a browser would start on a new line. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let opening = "";
  let from = 0;
  const add = (part: string): void => {
    const text = plainText(part);
    const isBold = /^\s*<(?:strong|b)>[^<]*<\/(?:strong|b)>:?\s*$/i.test(part);
    if (text !== "")
      blocks.push({
        text: text.replace(bullet, ""),
        isHeading: /^<h/i.test(opening) || isBold || (text.length <= 60 && text.endsWith(":")),
        isItem: /^<li/i.test(opening) || bullet.test(text),
      });
  };
  for (const tag of html.matchAll(ends)) {
    add(html.slice(from, tag.index));
    from = tag.index + tag[0].length;
    opening = tag[0];
  }
  add(html.slice(from));
  return blocks.flatMap(inlineBullets);
}

/** Texts that lost their lines keep their bullets: "Requirements: • Two years … • A license". */
function inlineBullets(block: Block): Block[] {
  const parts = block.text.split(/\s+[•▪●■◦]\s+|\s*\n\s*/).filter((part) => part !== "");
  if (parts.length < 2) return [block];
  const [first = "", ...rest] = parts;
  const isHeading = first.endsWith(":") && first.length <= 60;
  return [
    { text: first, isHeading, isItem: !isHeading && block.isItem },
    ...rest.map((text) => ({ text, isHeading: false, isItem: true })),
  ];
}
