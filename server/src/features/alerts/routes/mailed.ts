import type { Origin } from "../../../platform/http/origin.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { AlertParts } from "../commands/announce.ts";
import { noteRead } from "../commands/change.ts";
import { mailedAlertGate } from "../gate.ts";
import { alertToken } from "../rules/alert-token.ts";

interface Read {
  readonly Params: { readonly token: string; readonly what: string };
}

/**
 * The links of an alert's mails to postings, which note that somebody reads them. Mail has no pixel that would say so
 * (ADR 064). A scanner that follows links keeps an alert going, and does nothing else.
 */
export function mailedRoutes(
  { app, limit }: Serving,
  parts: AlertParts & { readonly origin: Origin },
  { keys }: GateParts,
): void {
  app.get<Read>(
    "/job-alerts/read/:token/:what",
    { onRequest: (request, _reply, done) => limit("session", request, done) },
    async ({ params: { token, what } }, reply) => {
      const mailed = mailedAlertGate(keys, "read", token);
      await noteRead(parts, mailed);
      const to = /^\d{1,16}$/.test(what)
        ? `/details/job/${what}`
        : `/opt/job-alerts/switch/${alertToken(keys, "switch", mailed.alertId)}`;
      return reply.header("cache-control", "no-store").redirect(to, 303);
    },
  );
}
