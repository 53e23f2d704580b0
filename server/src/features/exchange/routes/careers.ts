import type { FastifyRequest, RouteShorthandOptions } from "fastify";
import type { Reader } from "../../../platform/database/database.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { countOpenPostings, listedPostings, openPostingsOf } from "../../jobs/queries.ts";
import { listedDocument } from "../../jobs/views/document.ts";
import { organizationBySlug } from "../../organizations/queries/public.ts";
import { careersOf, careersPage, careersThemes } from "../views/careers.ts";
import { sendToScripts, sendToSite } from "./for-other-sites.ts";

interface CareersParts {
  readonly database: { readonly read: Reader };
  readonly origin: Origin;
}

type Asked = FastifyRequest<{ Params: { slug: string }; Querystring: { theme?: string } }>;

/** Postings in a list on another site; the last link leads to the rest. */
const shown = 100;

/** Any site may show it in a frame. It holds nothing of a visitor's, and nothing that can be clicked for them. */
const framedPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/**
 * M-45: an organization's open postings for its own site: `/embed/{slug}` for a frame, `/embed/{slug}.json` for the
 * script `/embed/careers.js`.
 */
export function careersRoutes({ app, limit }: Serving, parts: CareersParts): void {
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("reading", request, done),
  };

  app.get("/embed/:slug.json", counted, async (request: Asked, reply) => {
    const careers = await read(parts, request.params.slug);
    return sendToScripts(request, reply, careers);
  });

  app.get("/embed/:slug", counted, async (request: Asked, reply) => {
    const careers = await read(parts, request.params.slug);
    const theme = careersThemes.find((each) => each === request.query.theme);
    void reply.header("content-security-policy", framedPolicy);
    return sendToSite(request, reply, "text/html; charset=utf-8", careersPage(careers, theme));
  });
}

async function read({ database, origin }: CareersParts, slug: string) {
  const organization = await organizationBySlug(database.read, slug);
  if (!organization) throw new Problem("not-found");
  const ids = await openPostingsOf(
    database.read,
    { organizationId: organization.id },
    { from: 0, size: shown },
  );
  // PostgreSQL doesn't allow an empty list.
  const rows = ids.length === 0 ? [] : await listedPostings(database.read, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const documents = ids.flatMap((id) => byId.get(id) ?? []).map((row) => listedDocument(row));
  const total = await countOpenPostings(database.read, { organizationId: organization.id });
  return careersOf({ organization, documents, total }, origin.url());
}
