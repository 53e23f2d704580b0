import { Readable } from "node:stream";
import { tags } from "@candor/contract/openapi/areas";
import type { FastifyReply, RouteShorthandOptions } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Reader } from "../../../platform/database/database.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { lastPostingId, openPostingsBetween } from "../../jobs/queries.ts";
import { publishedArticles } from "../../news/queries.ts";
import { lastOrganizationId, slugsBetween } from "../../organizations/queries/public.ts";
import { sitemapEnd, sitemapEntry, sitemapIndex, sitemapStart } from "../views/sitemap.ts";

/** Numbers of postings or organizations per file: a sitemap has at most 50,000 addresses. */
const stretch = 50_000;

interface SitemapParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
  readonly origin: Origin;
}

/** Sitemaps (sitemaps.org): an index, one for pages, and one for each range of organizations and of postings. */
export function sitemapRoutes({ app, limit }: Serving, { database, clock, origin }: SitemapParts): void {
  const { read } = database;
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("reading", request, done),
  };

  app.get("/sitemap.xml", counted, async (_request, reply) => {
    const [jobs, organizations] = [await lastPostingId(read), await lastOrganizationId(read)];
    const files = { organizations: filesFor(organizations), jobs: filesFor(jobs) };
    return send(reply, sitemapIndex(origin.url(), files));
  });

  app.get("/sitemaps/pages.xml", counted, async (_request, reply) => {
    const articles = await publishedArticles(read, { now: clock.now(), from: 0, size: 1000 });
    const paths = [
      "/",
      "/search",
      "/about",
      "/consulting",
      "/hire",
      "/become-a-client",
      "/privacy-policy",
      "/terms-and-conditions",
      "/contact",
      "/legal",
      "/legal/ai-policy",
      "/legal/retention",
      "/trust",
      "/quality",
      "/verify",
      "/developers",
      ...tags.map(({ name }) => `/developers/${name}`),
      "/gigs",
      "/news",
      ...articles.map(({ slug, id }) => `/news/${slug}/${id}`),
    ];
    const pages = paths.map((path) => sitemapEntry(origin.url(), { path }));
    return send(reply, sitemapStart + pages.join("") + sitemapEnd);
  });

  app.get<{ Params: { file: string } }>("/sitemaps/:file", counted, async (request, reply) => {
    const [, kind, number] = /^(jobs|organizations)-(\d{1,7})\.xml$/.exec(request.params.file) ?? [];
    const file = Number(number ?? 0);
    const last = kind === "jobs" ? await lastPostingId(read) : await lastOrganizationId(read);
    const after = (file - 1) * stretch;
    if (file === 0 || after >= last) throw new Problem("not-found");
    const entries = kind === "jobs" ? jobs : organizations;
    return send(reply, Readable.from(entries(read, origin.url(), after, after + stretch)));
  });
}

function filesFor(lastId: number): number {
  return Math.ceil(lastId / stretch);
}

function send(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=3600")
    .send(xml);
}

const rowsAtOnce = 2000;

async function* jobs(read: Reader, publicUrl: string, after: number, through: number) {
  yield sitemapStart;
  for (let last = after; ; ) {
    const rows = await openPostingsBetween(read, last, through, rowsAtOnce);
    yield rows.map((row) => sitemapEntry(publicUrl, row)).join("");
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) break;
    last = end.id;
  }
  yield sitemapEnd;
}

async function* organizations(read: Reader, publicUrl: string, after: number, through: number) {
  yield sitemapStart;
  for (let last = after; last < through; last += rowsAtOnce) {
    const slugs = await slugsBetween(read, last, Math.min(last + rowsAtOnce, through));
    yield slugs.map((slug) => sitemapEntry(publicUrl, { path: `/organization/${slug}` })).join("");
  }
  yield sitemapEnd;
}
