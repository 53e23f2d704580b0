import { Readable } from "node:stream";
import { tags } from "@candor/contract/openapi/areas";
import type { FastifyReply, RouteShorthandOptions } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Reader } from "../../../platform/database/database.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { openPostingsBetween } from "../../jobs/queries.ts";
import { publishedArticles } from "../../news/queries.ts";
import { slugsBetween } from "../../organizations/queries/public.ts";
import { openGigIdsBetween, type SitemapTable, sitemapsThrough } from "../queries/sitemap-rows.ts";
import { sitemapEnd, sitemapEntry, sitemapIndex, sitemapStart } from "../views/sitemap.ts";

/** Numbers of postings, organizations or gigs per file: a sitemap has at most 50,000 addresses. */
const stretch = 50_000;

interface SitemapParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
  readonly origin: Origin;
}

/** The files of a kind: the table that its rows are in, and the entries of a range of ids. */
interface Kind {
  readonly table: SitemapTable;
  readonly entries: typeof jobs;
}

/**
 * Sitemaps (sitemaps.org): an index, one for pages, and one for each range of organizations, of gigs and of postings.
 * The pages of Pros aren't listed: everybody may read them, but no Pro asked for a directory of their names.
 */
export function sitemapRoutes({ app, limit }: Serving, { database, clock, origin }: SitemapParts): void {
  const { read } = database;
  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("reading", request, done),
  };

  app.get("/sitemap.xml", counted, async (_request, reply) => {
    const files: Record<string, number> = {};
    for (const [kind, { table }] of kinds)
      files[kind] = Math.ceil((await sitemapsThrough(read, table)) / stretch);
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
    const [, named = "", number = "0"] = /^([a-z]+)-(\d{1,7})\.xml$/.exec(request.params.file) ?? [];
    const [kind, file] = [kinds.get(named), Number(number)];
    const after = (file - 1) * stretch;
    if (!kind || file === 0 || after >= (await sitemapsThrough(read, kind.table)))
      throw new Problem("not-found");
    return send(reply, Readable.from(kind.entries(read, origin.url(), after, after + stretch)));
  });
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

/** Makes the files of a kind of which most are listed: each step covers as many numbers. */
function stepping(pathsBetween: (read: Reader, after: number, through: number) => Promise<string[]>) {
  return async function* (read: Reader, publicUrl: string, after: number, through: number) {
    yield sitemapStart;
    for (let last = after; last < through; last += rowsAtOnce) {
      const paths = await pathsBetween(read, last, Math.min(last + rowsAtOnce, through));
      yield paths.map((path) => sitemapEntry(publicUrl, { path })).join("");
    }
    yield sitemapEnd;
  };
}

const organizations = stepping(async (read, after, through) =>
  (await slugsBetween(read, after, through)).map((slug) => `/organization/${slug}`),
);

const gigs = stepping(async (read, after, through) =>
  (await openGigIdsBetween(read, after, through)).map((id) => `/gigs/${id}`),
);

const kinds: ReadonlyMap<string, Kind> = new Map([
  ["organizations", { table: "organization", entries: organizations }],
  ["gigs", { table: "gig", entries: gigs }],
  ["jobs", { table: "posting", entries: jobs }],
]);
