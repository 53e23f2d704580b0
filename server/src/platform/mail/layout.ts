import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const ink = "#22201b";
const paper = "#faf7f0";
const rule = "1px solid #cfc8b8";

/** One mail as HTML: a narrow layout that looks alike in every mail program. `lang` is the text's language. */
export function mailHtml(options: { lang: string; title: string; body: ReactNode }): string {
  const sheet = h(
    "table",
    { role: "presentation", width: "100%", style: { maxWidth: "36rem", margin: "0 auto", color: ink } },
    h("tbody", null, h("tr", null, h("td", { style: { padding: "2rem 1.5rem" } }, masthead(), options.body))),
  );
  const page = h(
    "html",
    { lang: options.lang },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, options.title)),
    h(
      "body",
      { style: { margin: 0, background: paper, fontFamily: "Georgia, serif", fontSize: "17px" } },
      sheet,
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function masthead(): ReactNode {
  const style = { borderBottom: rule, paddingBottom: "0.75rem", fontWeight: "bold", letterSpacing: "0.02em" };
  return h("p", { style }, "Candor");
}
