import type { ReactNode } from "react";
import { createElement as h, renderToStaticMarkup } from "../react.ts";
import { look } from "./look.ts";
import { nightSheet } from "./night.ts";

export const serif = "Besley, Georgia, 'Times New Roman', serif";
const sans = "'Public Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A mail as HTML: a narrow layout that looks the same in every mail program. `lang` is the text's language. */
export function mailHtml(options: { lang: string; title: string; body: ReactNode }): string {
  const sheet = h(
    "table",
    {
      role: "presentation",
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      style: { maxWidth: "36rem", margin: "0 auto", color: look.ink },
    },
    h("tbody", null, h("tr", null, h("td", { style: sheetStyle }, wordmark(), options.body))),
  );
  const page = h(
    "html",
    { lang: options.lang },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, options.title),
      h("style", { dangerouslySetInnerHTML: { __html: nightSheet } }),
    ),
    h("body", { style: { margin: 0, background: look.paper } }, sheet),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

// A long address or host breaks rather than widening the mail; older programs know only the second name.
const sheetStyle = {
  padding: "32px 24px",
  fontFamily: sans,
  fontSize: "16px",
  lineHeight: 1.55,
  overflowWrap: "anywhere",
  wordBreak: "break-word",
} as const;

/** With the double rule of a settled account, as on the pages. */
function wordmark(): ReactNode {
  const name = {
    display: "inline-block",
    paddingBottom: "4px",
    borderBottom: `4px double ${look.pen}`,
    fontFamily: serif,
    fontSize: "24px",
    lineHeight: 1.1,
  };
  return h("p", { style: { margin: "0 0 28px" } }, h("span", { style: name }, "Candor"));
}
