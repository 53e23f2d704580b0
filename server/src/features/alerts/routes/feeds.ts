import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { message } from "@candor/contract/messages/message";
import { parametersOfCriteria } from "@candor/contract/search/query";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { sendUnlessKnown } from "../../../platform/http/unless-known.ts";
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

const size = 50;

/** M-33: each alert is a feed for anyone who knows its address, also while it is paused. It ends with the alert. */
export function alertFeedRoutes(
  { app, limit }: Serving,
  parts: SharedParts & { readonly origin: Origin },
  { keys, read }: GateParts,
): void {
  for (const [name, { type, write }] of Object.entries(feedFormats)) {
    const path = (token: string) => `/job-alerts/feed/${token}/feed.${name}`;
    app.get<Asked>(
      path(":token"),
      { onRequest: (request, _reply, done) => limit("reading", request, done) },
      async (request, reply) => {
        const { token } = request.params;
        const { alertId } = mailedAlertGate(keys, "feed", token);
        const row = await alertById(read, alertId);
        if (!row) throw new Problem("not-found");
        const criteria = {
          ...(JSON.parse(row.criteria_json) as AlertCriteria),
          sort: "date",
          size,
          close: "never",
        } as const;
        const found = await onBehalf(parts, request, (own) => search(own, criteria));
        const publicUrl = parts.origin.url();
        const asked = { publicUrl, path: path(token), criteria, parameters: parametersOfCriteria(criteria) };
        const title = alertTitle(criteria, (await followedBy(read, [row])).get(row.id));
        const feed = {
          ...feedOf(asked, found),
          title: message("alerts.feedTitle", { title }),
          self: `${publicUrl}${path(token)}`,
        };
        const answer = { type, text: write(feed), lastSeen: lastSeenIn(feed) };
        return sendUnlessKnown(request, reply.header("x-robots-tag", "noindex"), answer, "private");
      },
    );
  }
}
