import type { InterviewLink } from "@candor/contract/interviews/routes";
import { isPro } from "@candor/contract/values";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import type { Gated } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { dateText } from "../../platform/mail/date-text.ts";
import { isHiddenApplication } from "../blocks/queries/hidden.ts";
import { membershipsOf } from "../organizations/queries/members.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { admit } from "../session/gate/roles.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { callerOf, sessionOf } from "../session/gate/tokens.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { type InterviewState, interviewOf } from "./queries.ts";
import { type ReadLink, readerOf, readLink } from "./rules/link.ts";
import { readerName } from "./views/interview.ts";

declare const holds: unique symbol;
declare const tries: unique symbol;

/** Proof of a working link. Anyone who has it may read the questions and answer, but sees no sent answers. */
export interface InterviewScope {
  readonly applicationId: number;
  readonly link: ReadLink;
  /** The caller's session, if they are signed in as the applicant. */
  readonly applicant: SessionScope | undefined;
  readonly [holds]: true;
}

/** Proof of somebody who may try an application's interview. */
export interface TrialScope {
  readonly state: InterviewState;
  readonly role: "applicant" | "pro" | "administrator";
  readonly [tries]: true;
}

/**
 * Takes the address. A link that was never ours is refused before any record is read. For one that was, the answer says
 * when it ended: only its recipient can know it.
 */
export function interviewGate({ read, keys, clock, ...parts }: GateParts) {
  return async (request: FastifyRequest): Promise<InterviewScope> => {
    const secret = codeSecret(keys);
    const link = readLink(secret, request.params as InterviewLink);
    const state = link && (await interviewOf(read, link.applicationId));
    if (!link || !state || readerOf(secret, state.application) !== link.userId)
      throw new Problem("interview-link-expired");
    refuseEnded(state, link, clock.now());
    const session = await sessionOf({ read, keys, clock, ...parts }, request.headers.authorization);
    return {
      applicationId: link.applicationId,
      link,
      applicant: session?.accountId === state.application.account_id ? session : undefined,
    } as InterviewScope;
  };
}

export function interviewTestGate(parts: GateParts) {
  return async (request: FastifyRequest, route: Gated<"interview-test">): Promise<TrialScope> => {
    const caller = await callerOf(parts, request);
    const scope = admit(route, caller);
    const { applicationId } = request.params as { applicationId: string };
    const state = await interviewOf(parts.read, idOf(applicationId) ?? -1);
    const role = state && (await roleAt(parts, state, scope));
    if (!role && !(state && caller.roles.includes("administrator"))) throw new Problem("not-found");
    return { state, role: role ?? "administrator" } as TrialScope;
  };
}

async function roleAt({ read }: GateParts, { application }: InterviewState, scope: SessionScope) {
  if (application.account_id === scope.accountId) return "applicant";
  const memberships = await membershipsOf(read, scope);
  const isTheirs = memberships.some(
    (membership) => membership.organizationId === application.organization_id && isPro(membership),
  );
  return isTheirs && !(await isHiddenApplication(read, application.id)) ? "pro" : undefined;
}

/** Also asked where something is written: the link may have ended since the gate looked. */
export function refuseEnded(state: InterviewState, link: ReadLink, now: number): void {
  const { application, links, linksEndedAt, deletedAt, closedAt } = state;
  const ends = [
    link.expiresAt <= now ? link.expiresAt : undefined,
    link.links === links ? undefined : linksEndedAt,
    deletedAt,
    closedAt,
  ].filter((end) => end !== undefined);
  if (ends.length === 0) return;
  const date = dateText(Math.min(...ends), application.time_zone);
  throw new Problem("interview-link-ended", { values: { date, pro: readerName(application) } });
}
