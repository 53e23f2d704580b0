import * as contract from "@candor/contract/preferences/routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { preferencesGate, sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { addBrowser, removeBrowsers } from "../commands/push.ts";

/** Notifications: the browsers that show them. */
export function pushRoutes(
  serving: Serving,
  parts: Parameters<typeof addBrowser>[0],
  gates: GateParts,
): void {
  serve(serving, contract.addPushBrowser, sessionGate(gates), ({ scope, body }) =>
    addBrowser(parts, scope, body),
  );

  serve(serving, contract.removePushBrowsers, preferencesGate(gates), ({ scope, query }) =>
    removeBrowsers(parts, scope, query.endpoint),
  );
}
