import { createHash } from "node:crypto";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { onBehalf, type SharedParts } from "../../search/queries/on-behalf.ts";
import { search } from "../../search/queries/search.ts";
import { atom } from "../views/atom.ts";
import { csv } from "../views/csv.ts";
import { type AskedFeed, type Feed, feedOf, lastSeenIn } from "../views/feed.ts";
import { jsonFeed } from "../views/json-feed.ts";
import { rss } from "../views/rss.ts";

const formats = {
  rss: { type: "application/rss+xml; charset=utf-8", write: rss },
  atom: { type: "application/atom+xml; charset=utf-8", write: atom },
  json: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
  csv: { type: "text/csv; charset=utf-8; header=present", write: csv },
} as const satisfies Record<string, { type: string; write: (feed: Feed) => string }>;

const defaultSize = 50;

/**
 * M-33: every search is a feed, with the parameters of its page. Feeds are always answered as for a signed-out
 * visitor.
 */
export function feedRoutes({ app, limit }: Serving, parts: SharedParts & { readonly origin: Origin }): void {
  for (const [name, { type, write }] of Object.entries(formats)) {
    const path = `/search/feed.${name}`;
    app.get(
      path,
      { onRequest: (request, _reply, done) => limit("reading", request, done) },
      async (request, reply) => {
        const asked = askedFeed(request, path, parts.origin.url());
        const feed = feedOf(asked, await onBehalf(parts, request, (own) => search(own, asked.criteria)));
        return sendUnlessKnown(request, reply, { type, text: write(feed), lastSeen: lastSeenIn(feed) });
      },
    );
  }
}

/** Feeds list only matches, newest first by default. */
function askedFeed(request: FastifyRequest, path: string, publicUrl: string): AskedFeed {
  const parameters = new URL(request.url, publicUrl).searchParams;
  // Neither applies to feeds.
  for (const name of ["snapshot", "facets"]) parameters.delete(name);
  const { criteria, leftOut } = criteriaOfParameters(parameters);
  if (leftOut.length > 0) throw refusal(leftOut);
  const criteriaOfFeed = { sort: "date", size: defaultSize, ...criteria, close: "never" } as const;
  return { publicUrl, path, parameters, criteria: criteriaOfFeed };
}

/**
 * Feed readers poll for months, so what isn't understood is refused: nobody should subscribe to the wrong feed
 * unknowingly.
 */
function refusal(leftOut: readonly string[]): Problem {
  const names = new Set(leftOut.map((parameter) => parameter.slice(0, parameter.indexOf("="))));
  return new Problem("invalid-request", {
    fields: [...names].map((path) => ({ path, key: "validation.value" as const })),
  });
}

/** RFC 9110, 13.1: the date counts only if there is no tag. The date shows new postings, the tag any change. */
function sendUnlessKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, text, lastSeen }: { type: string; text: string; lastSeen: string | undefined },
): FastifyReply {
  // Weak, because it is the same for each encoding.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const modified = lastSeen === undefined ? undefined : new Date(lastSeen).toUTCString();
  void reply.header("etag", etag).header("cache-control", "public, max-age=300");
  if (modified !== undefined) void reply.header("last-modified", modified);
  const tags = headers["if-none-match"];
  const isKnown =
    tags === undefined
      ? modified !== undefined && Date.parse(modified) <= Date.parse(headers["if-modified-since"] ?? "")
      : tags === "*" || tags.split(",").some((tag) => tag.trim().replace(/^(?!W\/)/, "W/") === etag);
  return isKnown ? reply.code(304).send() : reply.type(type).send(text);
}
