import type { FastifyRequest } from "fastify";
import type { Gated } from "../../platform/http/serve.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { callerOf } from "../session/gate/tokens.ts";
import { organizationIdsOf } from "./queries/pros.ts";

declare const proof: unique symbol;

/**
 * Proof of a signed-in Pro, minted here and nowhere else. Authority is the organization's: each of its Pros sees all
 * of its jobs.
 */
export interface ProScope extends Pick<SessionScope, "accountId" | "sessionId" | "impersonatorId"> {
  readonly organizationIds: readonly number[];
  readonly [proof]: true;
}

/** By bearer token of an account that is a Pro. */
export function proGate(parts: GateParts) {
  return async (
    request: Pick<FastifyRequest, "headers">,
    route: Gated<"pro" | "pro-record">,
  ): Promise<ProScope> => {
    const caller = await callerOf(parts, request);
    const organizationIds = caller.scope ? await organizationIdsOf(parts.read, caller.scope) : [];
    const held = organizationIds.length > 0 ? (["pro"] as const) : [];
    const { accountId, sessionId, impersonatorId } = admit(route, caller, held);
    return { accountId, sessionId, impersonatorId, organizationIds } as unknown as ProScope;
  };
}
