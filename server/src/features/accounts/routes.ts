import * as contract from "@candor/contract/accounts/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import type { AccountParts } from "./commands/appoint.ts";
import { changeDisplayName, changeName } from "./commands/name.ts";
import { changeTimeZone } from "./commands/time-zone.ts";

/** What somebody says about themselves. */
export function accountRoutes(serving: Serving, parts: AccountParts, gates: GateParts): void {
  const signedIn = sessionGate(gates);

  serve(serving, contract.changeName, signedIn, ({ scope, body }) => changeName(parts, scope, body));

  serve(serving, contract.changeDisplayName, signedIn, ({ scope, body }) =>
    changeDisplayName(parts, scope, body.displayName),
  );

  serve(serving, contract.changeTimeZone, signedIn, ({ scope, body }) => changeTimeZone(parts, scope, body));
}
