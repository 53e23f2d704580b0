import type { RouteShorthandOptions } from "fastify";
import { Pictures, revisionOf } from "../../../platform/cards/pictures.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { hasTag } from "../../../platform/http/unless-known.ts";
import { postingNamed } from "../queries.ts";
import { jobCard } from "../views/card.ts";
import { jobDetails } from "../views/details.ts";

interface CardParts {
  readonly database: { readonly read: Reader };
}

/** N-19: `/cards/jobs/{id}.png`, a picture of an open posting for link previews. */
export function cardRoutes({ app, limit }: Serving, { database }: CardParts): void {
  const pictures = new Pictures();
  app.addHook("onClose", () => pictures.close());
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("drawing", request, done),
  };

  app.get<{ Params: { file: string } }>("/cards/jobs/:file", counted, async (request, reply) => {
    const row = await postingNamed(database.read, /^(\d+)\.png$/.exec(request.params.file)?.[1] ?? "");
    if (row?.status !== "open") throw new Problem("job-not-found");
    const card = jobCard(jobDetails(row, []));
    const tag = `"${revisionOf(card)}"`;
    const isKnown = hasTag(request, tag);
    const picture = isKnown ? undefined : Buffer.from(await pictures.of(card));
    void reply
      .header("etag", tag)
      .header("cache-control", "public, max-age=3600")
      // Other sites show it with their links.
      .header("cross-origin-resource-policy", "cross-origin");
    return picture ? reply.type("image/png").send(picture) : reply.code(304).send();
  });
}
