import { problems } from "@candor/contract/problems";
import { type GateName, type Role, refusalFor } from "@candor/contract/roles";
import { Problem } from "../../../platform/http/problem.ts";
import type { Gated } from "../../../platform/http/serve.ts";
import type { LiveSession } from "../queries/live.ts";
import type { SessionScope } from "./scopes.ts";

/** The caller, in terms of the role table. */
export interface Caller {
  readonly roles: readonly [Role, ...Role[]];
  /** The session behind their token, whatever it opens. */
  readonly scope?: SessionScope;
}

/** Refuses a caller that the gate's row doesn't admit. "Not there" is answered with the route's own 404. */
export function admit(
  route: Gated<GateName>,
  { roles, scope }: Caller,
  more: readonly Role[] = [],
): SessionScope {
  const refusal = refusalFor(route.gate, [...roles, ...more]);
  if (refusal === "not-found")
    throw new Problem(route.problems.find((code) => problems[code].status === 404) ?? refusal);
  if (refusal || !scope) throw new Problem(refusal ?? "unauthorized");
  return scope;
}

/** The roles of a session's caller. A session of mail preferences has no other role. */
export function rolesOf({
  emailProvedAt,
  administrator,
  impersonatorId,
  provisional,
}: LiveSession): Caller["roles"] {
  if (provisional === 1) return ["provisional"];
  return [
    emailProvedAt === null ? "unproved" : "person",
    ...(administrator === 1 ? (["administrator"] as const) : []),
    ...(impersonatorId === null ? [] : (["impersonator"] as const)),
  ];
}

/** Makes the proof that a caller has this session. Nothing else makes a `SessionScope`. */
export function mint(session: Omit<LiveSession, "administrator" | "emailProvedAt">): SessionScope {
  const { accountId, sessionId, email, expiresAt, alertId } = session;
  const { impersonatorId, impersonatorSessionId } = session;
  const provisional = session.provisional === 1;
  const scope = {
    accountId,
    sessionId,
    email,
    expiresAt,
    impersonatorId,
    impersonatorSessionId,
    provisional,
    alertId,
  };
  return scope as SessionScope;
}
