import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import { type GateParts, type SessionScope, sessionGate } from "../session/gate.ts";
import { organizationsOf } from "./queries/organizations-of.ts";

declare const proof: unique symbol;

/**
 * Proof of a signed-in person who answers for organizations, minted here and nowhere else. Authority is the
 * organization's: each of its Pros sees all of its jobs.
 */
export interface ProScope {
  readonly accountId: number;
  readonly sessionId: string;
  readonly organizationIds: readonly number[];
  readonly [proof]: true;
}

/** By bearer token of an account that is a Pro. Where a record is named, whoever is none learns nothing of it. */
export function proGate(parts: GateParts, refusal: "forbidden" | "not-found" | "job-not-found") {
  const session = sessionGate(parts);
  return async (request: Pick<FastifyRequest, "headers">): Promise<ProScope> => {
    const scope: SessionScope = await session(request);
    const organizations = await organizationsOf(parts.read, scope.accountId);
    if (organizations.length === 0) throw new Problem(refusal);
    const { accountId, sessionId } = scope;
    return {
      accountId,
      sessionId,
      organizationIds: organizations.map(({ id }) => id),
    } as unknown as ProScope;
  };
}
