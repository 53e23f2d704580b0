import type { FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { createElement as h, renderToStaticMarkup } from "../react.ts";
import { look } from "./look.ts";
import { nightColor } from "./night.ts";

/** Loads nothing: a mail that needs a picture from elsewhere looks broken here. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const styles = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem; background: ${both("paper")}; color: ${both("ink")};
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-weight: 400; font-family: Georgia, serif; line-height: 1.2; }
a { color: ${both("pen")}; }
article, li { padding-block: 0.75rem; border-block-start: 1px solid ${both("rule")}; }
ul { padding: 0; list-style: none; }
li span { display: inline-flex; flex-wrap: wrap; gap: 0 1rem; }
pre { font: inherit; white-space: pre-wrap; }
form { display: inline-block; margin: 0 0.5rem 0.5rem 0; }
label { display: block; }
button, input, textarea { max-width: 100%; padding: 0.5rem 0.75rem; font: inherit; }
time, .to { color: ${both("inkSoft")}; font-size: 0.875rem; }
`;

/** Sends a page for developers: outside of the product, in its colors. */
export function sendDevPage(reply: FastifyReply, title: string, ...body: readonly ReactNode[]): FastifyReply {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width" }),
    h("title", null, `${title} · Candor`),
    h("style", { dangerouslySetInnerHTML: { __html: styles } }),
  );
  const page = h(
    "html",
    { lang: "en-US" },
    head,
    h("body", null, h("main", null, h("h1", null, title), ...body)),
  );
  return sendHtml(reply, `<!doctype html>${renderToStaticMarkup(page)}`);
}

export function sendHtml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(text);
}

function both(name: keyof typeof look): string {
  return `light-dark(${look[name]}, ${nightColor(name)})`;
}
