import { limits } from "@candor/contract/limits";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { FastifyReply, FastifyRequest } from "fastify";
import { feedStyle, feedStyleText } from "../../../platform/feed-style.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { typeOfShownXml } from "../../../platform/http/shown-xml.ts";
import { sendUnlessKnown } from "../../../platform/http/unless-known.ts";
import { onBehalf, type SharedParts } from "../../search/queries/on-behalf.ts";
import { search } from "../../search/queries/search.ts";
import { deadlinesOf } from "../queries/deadlines.ts";
import { type AskedFeed, feedOf, lastSeenIn } from "../views/feed.ts";
import { feedFormats } from "../views/formats.ts";

type FeedAnswer = Parameters<typeof sendUnlessKnown>[2];

const defaultSize = 50;

/**
 * M-33: every search is a feed, with the parameters of its page. Feeds are always answered as for a signed-out
 * visitor.
 */
export function feedRoutes({ app, limit }: Serving, parts: SharedParts & { readonly origin: Origin }): void {
  for (const [name, { type, write }] of Object.entries(feedFormats))
    serveFeed(name, async (asked, request, reply) => {
      const feed = feedOf(asked, await onBehalf(parts, request, (own) => search(own, asked.criteria)));
      const sentType = type.includes("xml") ? typeOfShownXml(request, reply, type) : type;
      return { type: sentType, text: write(feed), lastSeen: lastSeenIn(feed) };
    });

  serveFeed("ics", async (asked, request) => {
    const criteria = { ...asked.criteria, size: limits.searchSize };
    const found = await onBehalf(parts, request, (own) => search(own, criteria));
    const { title: name } = feedOf(asked, found);
    const { publicUrl } = asked;
    return deadlinesOf(parts.database.read, found.documents, { name, publicUrl, now: parts.clock.now() });
  });

  function serveFeed(
    name: string,
    answer: (asked: AskedFeed, request: FastifyRequest, reply: FastifyReply) => Promise<FeedAnswer>,
  ): void {
    const path = `/search/feed.${name}`;
    app.get(
      path,
      { onRequest: (request, _reply, done) => limit("reading", request, done) },
      async (request, reply) => {
        const asked = askedFeed(request, path, parts.origin.url());
        return sendUnlessKnown(request, reply, await answer(asked, request, reply), "public");
      },
    );
  }

  app.get(feedStyle, (request, reply) => {
    const answer = { type: "text/css; charset=utf-8", text: feedStyleText(), lastSeen: undefined };
    return sendUnlessKnown(request, reply, answer, "public");
  });
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
 * Feed readers poll for months, so what isn't understood is refused: nobody should subscribe to the wrong feed without
 * knowing.
 */
function refusal(leftOut: readonly string[]): Problem {
  const names = new Set(leftOut.map((parameter) => parameter.slice(0, parameter.indexOf("="))));
  return new Problem("invalid-request", {
    fields: [...names].map((path) => ({ path, key: "validation.value" as const })),
  });
}
