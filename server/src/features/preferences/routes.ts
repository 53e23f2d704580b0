import * as contract from "@candor/contract/preferences/routes";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { preferencesGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { choose, type PreferencesParts, unsubscribe } from "./commands.ts";
import { preferencesOf } from "./queries.ts";
import { preferencesView } from "./views.ts";

/** E-23: which mails somebody gets, chosen while signed in or by a mail's link. */
export function preferencesRoutes(serving: Serving, parts: PreferencesParts, gates: GateParts): void {
  const chooses = preferencesGate(gates);
  const own = async (scope: PreferencesScope) =>
    preferencesView(scope, await preferencesOf(gates.read, scope));

  serve(serving, contract.readPreferences, chooses, ({ scope }) => own(scope));

  serve(serving, contract.savePreferences, chooses, async ({ scope, body }) => {
    await choose(parts, scope, body.preferences);
    return own(scope);
  });

  serve(serving, contract.unsubscribe, anyone, ({ body }) => unsubscribe(parts, body.token));
}
