import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { parametersOfCriteria } from "@candor/contract/search/query";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { sendUnlessKnown } from "../../../platform/http/unless-known.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { deadlinesOf } from "../../exchange/queries/deadlines.ts";
import { feedOf, lastSeenIn } from "../../exchange/views/feed.ts";
import { feedFormats } from "../../exchange/views/formats.ts";
import { onBehalf, type SharedParts } from "../../search/queries/on-behalf.ts";
import { search } from "../../search/queries/search.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { mailedAlertGate } from "../gate.ts";
import { alertById } from "../queries/alerts.ts";
import { followedBy } from "../queries/followed.ts";
import { alertTitle } from "../rules/words.ts";

interface Asked {
  readonly Params: { readonly token: string };
}

type Answer = Parameters<typeof sendUnlessKnown>[2];

const size = 50;

/** M-33: each alert is a feed for anyone who knows its address, even while it is paused. It ends with the alert. */
export function alertFeedRoutes(
  { app, limit }: Serving,
  parts: SharedParts & { readonly origin: Origin },
  { keys, read, clock }: GateParts,
): void {
  for (const [name, { type, write }] of Object.entries(feedFormats)) {
    serveFeed(name, async (request, { criteria, title }) => {
      const listed = { ...criteria, size };
      const found = await onBehalf(parts, request, (own) => search(own, listed));
      const publicUrl = parts.origin.url();
      const path = pathOf(request.params.token, name);
      const parameters = parametersOfCriteria(listed);
      const feed = {
        ...feedOf({ publicUrl, path, criteria: listed, parameters }, found),
        title: message("alerts.feedTitle", { title }),
        self: `${publicUrl}${path}`,
      };
      return { type, text: write(feed), lastSeen: lastSeenIn(feed) };
    });
  }

  serveFeed("ics", async (request, { criteria, title }) => {
    const found = await onBehalf(parts, request, (own) =>
      search(own, { ...criteria, size: limits.searchSize }),
    );
    return deadlinesOf(read, found.documents, {
      name: message("alerts.feedTitle", { title }),
      publicUrl: parts.origin.url(),
      now: clock.now(),
    });
  });

  function serveFeed(
    name: string,
    answer: (request: FastifyRequest<Asked>, alert: Awaited<ReturnType<typeof alertOf>>) => Promise<Answer>,
  ): void {
    app.get<Asked>(
      pathOf(":token", name),
      { onRequest: (request, _reply, done) => limit("reading", request, done) },
      async (request, reply: FastifyReply) => {
        const known = await answer(request, await alertOf(request.params.token));
        return sendUnlessKnown(request, reply.header("x-robots-tag", "noindex"), known, "private");
      },
    );
  }

  async function alertOf(token: string) {
    const { alertId } = mailedAlertGate(keys, "feed", token);
    const row = await alertById(read, alertId);
    if (!row) throw new Problem("not-found");
    const criteria = fromJson(row.criteria_json);
    const title = alertTitle(criteria, (await followedBy(read, [row])).get(row.id));
    return { criteria: { ...criteria, sort: "date", close: "never" } as const, title };
  }
}

function pathOf(token: string, name: string): string {
  return `/job-alerts/feed/${token}/feed.${name}`;
}
