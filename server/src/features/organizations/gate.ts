import type { FastifyRequest } from "fastify";
import type { Gated } from "../../platform/http/serve.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { callerOf } from "../session/gate/tokens.ts";
import { organizationsOf } from "./queries/organizations-of.ts";

declare const proof: unique symbol;

/**
 * Proof of a signed-in person who answers for organizations, minted here and nowhere else. Authority is the
 * organization's: each of its Pros sees all of its jobs.
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
    const organizations = caller.scope ? await organizationsOf(parts.read, caller.scope.accountId) : [];
    const { accountId, sessionId, impersonatorId } = admit(
      route,
      caller,
      organizations.length > 0 ? ["pro"] : [],
    );
    const organizationIds = organizations.map(({ id }) => id);
    return { accountId, sessionId, impersonatorId, organizationIds } as unknown as ProScope;
  };
}
