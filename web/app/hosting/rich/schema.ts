import { type MarkSpec, type NodeSpec, Schema, type TagParseRule } from "prosemirror-model";
import { pastedStyle } from "./pasted.ts";

/** What a description may contain, in the tags that the server's sanitizer keeps. */
const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: levelFor(level) } })),
    toDOM: ({ attrs }) => [`h${attrs["level"]}`, 0],
  },
  blockquote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  bullet_list: { group: "block", content: "list_item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ordered_list: { group: "block", content: "list_item+", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
  list_item: {
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  text: { group: "inline" },
} as const satisfies Readonly<Record<string, NodeSpec>>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (element) => hrefOf(element) }],
    toDOM: ({ attrs }) => ["a", { href: attrs["href"] as string }, 0],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps everything it copies in a bold element that isn't bold.
      {
        tag: "b",
        getAttrs: (element) => !isStyled(element, /(?<![\w-])font-weight:\s*(?:normal|400)/i) && null,
      },
      styled(/(?<![\w-])font-weight:\s*(?:bold|[5-9]\d{2})/i),
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [{ tag: "em" }, { tag: "i" }, styled(/font-style:\s*italic/i)],
    toDOM: () => ["em", 0],
  },
} as const satisfies Readonly<Record<string, MarkSpec>>;

export const schema = new Schema({ nodes, marks });

/** The page has the first heading, and its parts the second. */
function levelFor(level: number): number {
  return Math.min(Math.max(level, 2), 4);
}

function isStyled(element: HTMLElement, style: RegExp): boolean {
  return style.test(element.getAttribute(pastedStyle) ?? "");
}

/** A mark expressed by a style, whatever its element is. */
function styled(style: RegExp): TagParseRule {
  const getAttrs = (element: HTMLElement) => isStyled(element, style) && null;
  return { tag: `[${pastedStyle}]`, consuming: false, getAttrs };
}

/** Only what the sanitizer keeps: an address on the web or a mailbox. */
function hrefOf(element: HTMLElement): { href: string } | false {
  const href = element.getAttribute("href") ?? "";
  return isLink(href) && { href };
}

export function isLink(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(text);
}
