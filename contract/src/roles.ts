import type { ProblemCode } from "./problems.ts";

/**
 * Who asks. The first four exclude each other; a person may hold others besides. Who is unproved has signed up without
 * showing that the mailbox is theirs. Nobody is a member, an owner or a consultant before there are records that say so.
 * An impersonator is an administrator who is signed in as somebody: the column says whether that somebody's rights hold
 * for them.
 */
export const roles = [
  "anonymous",
  "provisional",
  "unproved",
  "person",
  "pro",
  "member",
  "owner",
  "consultant",
  "administrator",
  "impersonator",
] as const;

export type Role = (typeof roles)[number];

/** What a role meets at a gate: it passes, or it is refused with a status; 404 where a refusal would tell that there is something. */
export type Verdict = typeof ok | 401 | 403 | 404;

/** One verdict a role, in the order of the roles. */
type Row = Columns<typeof roles>;
type Columns<Roles extends readonly Role[]> = { readonly [Column in keyof Roles]: Verdict };

const ok = "ok";

/**
 * The one table of who may do what: what each role meets at each gate. Whoever shows a token that is not valid is told
 * so (401) wherever one is read. `draft`, `link` and `cookie` then look at what the caller shows instead of a token.
 */
// biome-ignore format: a table is read in columns
const table = {
  //                  anonymous  provisional  unproved  person  pro  member  owner  consultant  administrator  impersonator
  anyone:            [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** By the key of somebody's drafts. */
  draft:             [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** By the token in the address. */
  link:              [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** By the refresh cookie and our origin. */
  cookie:            [401,       ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** What a mail lets its reader choose. */
  preferences:       [401,       ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  session:           [401,       403,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** By a person who has proved their mailbox. */
  mailbox:           [401,       403,         403,      ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Names a record that is somebody's own. */
  "own-record":      [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** By what one signs in, and where one is signed in. */
  "own-credentials": [401,       403,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            403],
  /** By accounts elsewhere that sign in to this one, or that it takes something over from. */
  "own-identities":  [401,       403,         403,      ok,     ok,  ok,     ok,    ok,         ok,            403],
  /** What people write to each other. */
  messages:          [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            404],
  pro:               [401,       403,         403,      403,    ok,  ok,     ok,    403,        403,           ok],
  /** Names a record of an organization. */
  "pro-record":      [404,       404,         404,      404,    ok,  ok,     ok,    404,        404,           ok],
  administrator:     [404,       404,         404,      404,    404, 404,    404,   404,        ok,            404],
} as const satisfies Record<string, Row>;

export type GateName = keyof typeof table;

export const gateNames = Object.keys(table) as GateName[];

/** Of a gate that reads a token: without a valid one it refuses. */
export function readsToken(gate: GateName): boolean {
  return verdictFor(gate, "anonymous") !== ok;
}

/** What one column of the table says. */
export function verdictFor(gate: GateName, role: Role): Verdict {
  return table[gate][roles.indexOf(role)] as Verdict;
}

/** Why a gate refuses whoever holds these roles, the basic one first; undefined where they pass. */
export function refusalFor(gate: GateName, held: readonly [Role, ...Role[]]): ProblemCode | undefined {
  const verdicts = held.filter((role) => role !== "impersonator").map((role) => verdictFor(gate, role));
  if (!verdicts.includes(ok)) {
    const couldProve = held[0] === "unproved" && verdictFor(gate, "person") === ok;
    return couldProve ? "email-unproved" : refusals[verdictFor(gate, held[0])];
  }
  const veto = held.includes("impersonator") ? verdictFor(gate, "impersonator") : ok;
  return veto === 403 ? "impersonated" : refusals[veto];
}

/** The problems by which a gate may refuse. */
export function refusalsOf(gate: GateName): ProblemCode[] {
  const single = roles.filter((role) => role !== "impersonator").map((role) => refusalFor(gate, [role]));
  const told = [...single, refusalFor(gate, ["person", "impersonator"])];
  return [...new Set(told)].filter((code) => code !== undefined);
}

const refusals = { ok: undefined, 401: "unauthorized", 403: "forbidden", 404: "not-found" } as const;
