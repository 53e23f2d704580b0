import { type GateName, type Role, refusalFor } from "@candor/contract/roles";
import { isPro, type MemberRole } from "@candor/contract/values";
import type { FastifyRequest } from "fastify";
import type { Gated } from "../../platform/http/serve.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { callerOf } from "../session/gate/tokens.ts";
import { membershipsOf } from "./queries/members.ts";

declare const reads: unique symbol;
declare const answers: unique symbol;
declare const owns: unique symbol;

/** Proof of a signed-in member, created only here, with the organizations that they may read. */
export interface MemberScope extends Pick<SessionScope, "accountId" | "sessionId" | "impersonatorId"> {
  readonly organizationIds: readonly number[];
  /** Those of them that they answer for; they only read the others. */
  readonly answersFor: readonly number[];
  readonly [reads]: true;
}

/**
 * Proof of a signed-in Pro, with the organizations that they post and answer for. Authority is the organization's: each
 * of its Pros sees all of its jobs.
 */
export interface ProScope extends MemberScope {
  readonly [answers]: true;
}

/** Proof of a signed-in owner, with the organizations that are theirs. */
export interface OwnerScope extends ProScope {
  readonly [owns]: true;
}

/** A member's role in the terms of the role table. */
const asRole = { owner: "owner", recruiter: "pro", reader: "member" } as const satisfies Record<
  MemberRole,
  Role
>;

/** Takes the bearer token of an account that may read an organization's records. */
export function memberGate(parts: GateParts) {
  return gateOf<"member" | "member-record", MemberScope>(parts);
}

/** Takes the bearer token of an account that is a Pro. */
export function proGate(parts: GateParts) {
  return gateOf<"pro" | "pro-record", ProScope>(parts);
}

/** Takes the bearer token of an account that owns an organization. */
export function ownerGate(parts: GateParts) {
  return gateOf<"owner-record", OwnerScope>(parts);
}

/** Each membership counts separately: the owner of one organization doesn't own another that they may read. */
function gateOf<Name extends GateName, Scope extends MemberScope>(parts: GateParts) {
  return async (request: Pick<FastifyRequest, "headers">, route: Gated<Name>): Promise<Scope> => {
    const caller = await callerOf(parts, request);
    const memberships = caller.scope ? await membershipsOf(parts.read, caller.scope) : [];
    const counting = memberships.filter(({ role }) => refusalFor(route.gate, [asRole[role]]) === undefined);
    const held = (counting.length > 0 ? counting : memberships).map(({ role }) => asRole[role]);
    const { accountId, sessionId, impersonatorId } = admit(route, caller, held);
    const organizationIds = counting.map(({ organizationId }) => organizationId);
    const answersFor = counting.filter(isPro).map(({ organizationId }) => organizationId);
    return { accountId, sessionId, impersonatorId, organizationIds, answersFor } as unknown as Scope;
  };
}
