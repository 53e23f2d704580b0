import type { Card } from "./card.ts";
import { cardSize } from "./card.ts";

/** The light theme's colors of `web/app/styles/tokens.css`. */
const colors = {
  paper: "#f8f4ea",
  ink: "#1b2030",
  inkSoft: "#555a69",
  rule: "#d9d1bd",
  pen: "#22409a",
  marginRule: "#a9b6de",
};

/** Pixels from the left: the ledger's double rule, and the text beside it. */
const margin = { rule: 150, text: 205 };
const textWidth = cardSize.width - margin.text - 75;

/** Pixels from the top. */
const rules = { first: 150, second: 466 };

const serif = "Besley, Besley Ext";
const sans = "Public Sans, Public Sans Ext";

type Style = Readonly<Record<string, string | number>>;

/** An element as satori takes it: only `div`, containing text or elements. */
export interface Element {
  readonly type: "div";
  readonly key: null;
  readonly props: { readonly style: Style; readonly children?: string | readonly Element[] };
}

/** A page of the ledger: the product's name, the title, and what the posting states. */
export function cardLayout({ brand, title, subtitle, facts, note }: Card): Element {
  return box(
    {
      ...cardSize,
      display: "flex",
      position: "relative",
      background: colors.paper,
      color: colors.ink,
      fontFamily: sans,
    },
    [
      line({ left: margin.rule, top: 0, width: 3, height: cardSize.height, background: colors.marginRule }),
      line({
        left: margin.rule + 7,
        top: 0,
        width: 3,
        height: cardSize.height,
        background: colors.marginRule,
      }),
      line({ left: 0, top: rules.first, width: cardSize.width, height: 2, background: colors.rule }),
      line({ left: 0, top: rules.second, width: cardSize.width, height: 2, background: colors.rule }),
      brandMark(brand),
      zone({ top: rules.first, height: rules.second - rules.first }, [
        text({ fontFamily: serif, lineClamp: 3, lineHeight: 1.16, ...titleSize(title) }, title),
        text({ fontSize: 34, lineClamp: 1, marginTop: 20, color: colors.inkSoft }, subtitle),
      ]),
      zone({ top: rules.second, height: cardSize.height - rules.second }, footer(facts, note)),
    ],
  );
}

/** Longer titles are smaller, so that nearly all fit on three lines. */
function titleSize(title: string): Style {
  if (title.length <= 26) return { fontSize: 76 };
  if (title.length <= 44) return { fontSize: 64 };
  return { fontSize: 52 };
}

function brandMark(brand: string): Element {
  const underlined = { display: "flex", borderBottom: `3px solid ${colors.pen}`, paddingBottom: 2 };
  return box({ ...underlined, position: "absolute", left: margin.text, top: 42 }, [
    box({ ...underlined, fontFamily: serif, fontSize: 46, lineHeight: 1.25 }, brand),
  ]);
}

function footer(facts: readonly string[], note: string | undefined): Element[] {
  const [first, ...others] = facts;
  return [
    ...(first === undefined ? [] : [text({ fontSize: 34, fontWeight: 600, lineClamp: 1 }, first)]),
    ...(others.length === 0
      ? []
      : [text({ fontSize: 28, lineClamp: 1, marginTop: 8, color: colors.inkSoft }, others.join(" · "))]),
    ...(note === undefined
      ? []
      : [text({ fontSize: 26, lineClamp: 1, marginTop: 8, color: colors.pen }, note)]),
  ];
}

/** The part of the page between two rules, with its content in the middle. */
function zone(style: Style, children: readonly Element[]): Element {
  return box(
    {
      display: "flex",
      flexDirection: "column",
      justifyContent: "center",
      position: "absolute",
      left: margin.text,
      width: textWidth,
      ...style,
    },
    children,
  );
}

function text(style: Style, children: string): Element {
  return box({ display: "block", wordBreak: "break-word", textOverflow: "ellipsis", ...style }, children);
}

function line(style: Style): Element {
  return box({ position: "absolute", ...style });
}

function box(style: Style, children?: string | readonly Element[]): Element {
  return { type: "div", key: null, props: { style, ...(children !== undefined && { children }) } };
}
