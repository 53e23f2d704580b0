import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import type { Gated } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { callerOf } from "../session/gate/tokens.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { isOwner } from "./queries/alerts.ts";
import { alertOfToken, type Purpose } from "./rules/alert-token.ts";

declare const owned: unique symbol;
declare const shown: unique symbol;

/** Proof of who may see and change one job alert: its owner, or somebody who opened the link in its mail. */
export interface AlertScope extends Pick<SessionScope, "accountId" | "provisional" | "impersonatorId"> {
  readonly alertId: number;
  readonly [owned]: true;
}

/** A provisional session opens only the alert whose mail started it, not even others of the same person. */
export function ownAlertGate(parts: GateParts) {
  return async (request: FastifyRequest, route: Gated<"own-alert">): Promise<AlertScope> => {
    const scope = admit(route, await callerOf(parts, request));
    const alertId = idOf((request.params as { readonly id: string }).id) ?? -1;
    const isOther = scope.provisional && scope.alertId !== alertId;
    if (isOther || !(await isOwner(parts.read, scope, alertId))) throw new Problem("not-found");
    const { accountId, provisional, impersonatorId } = scope;
    return { accountId, provisional, impersonatorId, alertId } as AlertScope;
  };
}

/** Proof that the caller has an address from a mail of this alert. It outlives the alert and its owner. */
export interface MailedAlert {
  readonly alertId: number;
  readonly [shown]: true;
}

export function mailedAlertGate(keys: Keyring, purpose: Purpose, token: string): MailedAlert {
  const alert = mailedAlert(keys, purpose, token);
  if (!alert) throw new Problem("link-expired");
  return alert;
}

/** Like the gate, for a token that came by mail: there is nobody to tell that it isn't valid. */
export function mailedAlert(keys: Keyring, purpose: Purpose, token: string): MailedAlert | undefined {
  const alertId = alertOfToken(keys, purpose, token);
  return alertId === undefined ? undefined : ({ alertId } as MailedAlert);
}
