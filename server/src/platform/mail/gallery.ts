import type { FastifyInstance, FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { createElement as h, renderToStaticMarkup } from "../react.ts";
import type { Mail } from "./mail.ts";
import { atNight } from "./night.ts";

interface Gallery {
  readonly mails: Readonly<Record<string, { readonly mail: Mail | undefined }>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** Ways to look at a mail. `inverted` is what programs without a dark mode of their own make of a light mail. */
const looks = ["light", "dark", "inverted", "text"] as const;

interface Shown {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly look?: string };
}

/** Loads nothing: a mail that needs a picture from elsewhere looks broken here. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Outside production: every mail and text message that the product can send, with made-up data. */
export function serveGallery(app: FastifyInstance, { mails, texts }: Gallery): void {
  app.get("/dev/mailbox/gallery", async (_request, reply) =>
    html(reply, galleryPage(Object.keys(mails), texts)),
  );
  app.get<Shown>("/dev/mailbox/gallery/:name", async ({ params, query }, reply) => {
    const mail = Object.hasOwn(mails, params.name) ? mails[params.name]?.mail : undefined;
    if (!mail) return reply.code(404).send();
    if (query.look === "text") return reply.type("text/plain; charset=utf-8").send(mail.text);
    if (query.look === "dark") return html(reply, atNight(mail.html));
    return html(reply, query.look === "inverted" ? inverted(mail.html) : mail.html);
  });
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(text);
}

function inverted(text: string): string {
  return text.replace("<html ", '<html style="filter: invert(1) hue-rotate(180deg); background: #000" ');
}

function galleryPage(names: readonly string[], texts: Gallery["texts"]): string {
  const rows = names.map((name) => h("li", { key: name }, name, ...looks.map((look) => linkTo(name, look))));
  const phones = Object.entries(texts).map(([name, text]) => [
    h("dt", { key: name }, name),
    h("dd", { key: `${name} text` }, text),
  ]);
  return `<!doctype html>${renderToStaticMarkup(
    page([
      h("h1", { key: "title" }, "Gallery"),
      h("h2", { key: "mails" }, "Mails"),
      h("ul", { key: "list" }, rows),
      h("h2", { key: "texts" }, "Text messages"),
      h("dl", { key: "phones" }, phones),
    ]),
  )}`;
}

function linkTo(name: string, look: (typeof looks)[number]): ReactNode {
  const href = `/dev/mailbox/gallery/${encodeURIComponent(name)}?look=${look}`;
  return [" ", h("a", { key: look, href }, look)];
}

function page(body: ReactNode): ReactNode {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width" }),
    h("title", null, "Gallery · Candor"),
  );
  return h("html", { lang: "en-US" }, head, h("body", null, h("main", null, body)));
}
