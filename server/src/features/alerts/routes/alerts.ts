import * as contract from "@candor/contract/alerts/routes";
import type { FastifyRequest } from "fastify";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { onBehalf, type SharedParts } from "../../search/queries/on-behalf.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { AlertParts } from "../commands/announce.ts";
import { editAlert, noteRead, removeAlert, switchAlert } from "../commands/change.ts";
import { refuseUnknownPlace } from "../commands/known-place.ts";
import { makeAlert } from "../commands/make.ts";
import { type AlertScope, mailedAlertGate, ownAlertGate } from "../gate.ts";
import { type AlertRow, alertById, alertsOf } from "../queries/alerts.ts";
import { followedBy } from "../queries/followed.ts";
import { forecastOf } from "../queries/forecast.ts";
import { alertToken } from "../rules/alert-token.ts";
import { alertView, switchView } from "../views/alert.ts";

export function alertRoutes(serving: Serving, parts: AlertParts & SharedParts, gates: GateParts): void {
  const { read, keys } = gates;
  const session = sessionGate(gates);
  const own = ownAlertGate(gates);
  const shown = async (row: AlertRow) => alertView(row, (await followedBy(read, [row])).get(row.id));

  serve(serving, contract.listAlerts, session, async ({ scope }) => {
    const rows = await alertsOf(read, scope);
    const names = await followedBy(read, rows);
    return { alerts: rows.map((row) => alertView(row, names.get(row.id))) };
  });

  serve(serving, contract.makeAlert, session, async ({ scope, body }) => {
    refuseUnknownPlace(parts.places, body.criteria.location, "/criteria/location");
    return shown(await makeAlert(parts, scope, body));
  });

  serve(serving, contract.readAlert, own, async ({ scope, request }) => {
    // A link in its mails leads here.
    if (scope.impersonatorId === null) await noteRead(parts, scope);
    const row = await theirs(scope);
    const feed = `/job-alerts/feed/${alertToken(keys, "feed", row.id)}/feed`;
    return { ...(await shown(row)), ...(await forecast(request, row)), feed };
  });

  serve(serving, contract.editAlert, own, async ({ scope, body }) =>
    shown(await editAlert(parts, scope, body)),
  );

  serve(serving, contract.removeAlert, own, ({ scope }) => removeAlert(parts, scope));

  serve(serving, contract.readSwitch, anyone, async ({ body }) => {
    const { alertId } = mailedAlertGate(keys, "switch", body.token);
    return switched(await alertById(read, alertId));
  });

  serve(serving, contract.switchAlert, anyone, async ({ body }) => {
    const mailed = mailedAlertGate(keys, "switch", body.token);
    return switched(await switchAlert(parts, mailed, { on: body.on }));
  });

  async function theirs({ alertId }: AlertScope): Promise<AlertRow> {
    // The gate has just seen it, so it exists.
    return (await alertById(read, alertId))!;
  }

  function forecast(request: FastifyRequest, row: AlertRow) {
    return onBehalf(parts, request, (asking) => forecastOf(asking, row));
  }

  async function switched(row: AlertRow | undefined) {
    return switchView(row, row && (await followedBy(read, [row])).get(row.id));
  }
}
