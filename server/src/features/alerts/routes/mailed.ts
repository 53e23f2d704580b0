import { parametersOfCriteria } from "@candor/contract/search/query";
import type { Origin } from "../../../platform/http/origin.ts";
import type { Serving } from "../../../platform/http/serve.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { AlertParts } from "../commands/announce.ts";
import { noteRead } from "../commands/change.ts";
import { type MailedAlert, mailedAlertGate } from "../gate.ts";
import { type AlertRow, alertById } from "../queries/alerts.ts";
import { alertToken } from "../rules/alert-token.ts";

interface Read {
  readonly Params: { readonly token: string; readonly what: string };
}

/**
 * The links in an alert's mails, which record that somebody reads them: the mails have no tracking pixel (ADR 064). A
 * scanner that follows links keeps an alert going, but does nothing else.
 */
export function mailedRoutes(
  { app, limit }: Serving,
  parts: AlertParts & { readonly origin: Origin },
  { keys, read }: GateParts,
): void {
  app.get<Read>(
    "/job-alerts/read/:token/:what",
    { onRequest: (request, _reply, done) => limit("session", request, done) },
    async ({ params: { token, what } }, reply) => {
      const mailed = mailedAlertGate(keys, "read", token);
      await noteRead(parts, mailed);
      return reply.header("cache-control", "no-store").redirect(await placeOf(what, mailed), 303);
    },
  );

  async function placeOf(what: string, mailed: MailedAlert): Promise<string> {
    if (/^\d{1,16}$/.test(what)) return `/details/job/${what}`;
    if (what === "search") return searchOf(await alertById(read, mailed.alertId));
    return `/opt/job-alerts/switch/${alertToken(keys, "switch", mailed.alertId)}`;
  }
}

/** What the alert looks for now, newest first. A deleted alert leads to all postings. */
function searchOf(row: Pick<AlertRow, "criteria_json"> | undefined): string {
  const criteria = row ? fromJson(row.criteria_json) : {};
  return `/search?${parametersOfCriteria({ ...criteria, sort: "date" }).toString()}`;
}
