import type { FastifyInstance } from "fastify";
import type { ReactNode } from "react";
import { createElement as h } from "../react.ts";
import { sendDevPage, sendHtml } from "./dev-page.ts";
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

/** Outside production: every mail and text message that the product can send, with made-up data. */
export function serveGallery(app: FastifyInstance, { mails, texts }: Gallery): void {
  app.get("/dev/mailbox/gallery", async (_request, reply) =>
    sendDevPage(reply, "Gallery", ...gallery(Object.keys(mails), texts)),
  );
  app.get<Shown>("/dev/mailbox/gallery/:name", async ({ params, query }, reply) => {
    const mail = Object.hasOwn(mails, params.name) ? mails[params.name]?.mail : undefined;
    if (!mail) return reply.code(404).send();
    if (query.look === "text") return reply.type("text/plain; charset=utf-8").send(mail.text);
    if (query.look === "dark") return sendHtml(reply, atNight(mail.html));
    return sendHtml(reply, query.look === "inverted" ? inverted(mail.html) : mail.html);
  });
}

function inverted(text: string): string {
  return text.replace("<html ", '<html style="filter: invert(1) hue-rotate(180deg); background: #000" ');
}

function gallery(names: readonly string[], texts: Gallery["texts"]): readonly ReactNode[] {
  const rows = names.map((name) =>
    h("li", { key: name }, h("span", null, name, ...looks.map((look) => linkTo(name, look)))),
  );
  const phones = Object.entries(texts).map(([name, text]) => [
    h("dt", { key: name }, name),
    h("dd", { key: `${name} text` }, text),
  ]);
  return [h("h2", null, "Mails"), h("ul", null, rows), h("h2", null, "Text messages"), h("dl", null, phones)];
}

function linkTo(name: string, look: (typeof looks)[number]): ReactNode {
  const href = `/dev/mailbox/gallery/${encodeURIComponent(name)}?look=${look}`;
  return h("a", { key: look, href }, look);
}
