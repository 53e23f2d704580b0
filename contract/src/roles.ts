import type { ProblemCode } from "./problems.ts";

/**
 * The caller's role. The first four exclude each other; a person may have further roles. An unproved person has signed
 * up without verifying their mailbox. In an organization, a reader is a member, a recruiter is a Pro, and an owner is
 * an owner; each role holds in that organization only. A consultant is a person enrolled in consulting, which gives
 * them no further access. An impersonator is an administrator who is signed in as somebody: the column says whether
 * that person's rights apply to them.
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

/**
 * What a gate does with a role: it lets the role pass or refuses with a status. The status is 404 if another would
 * reveal that a record exists.
 */
export type Verdict = typeof ok | 401 | 403 | 404;

/** One verdict per role, in the order of the roles. */
type Row = Columns<typeof roles>;
type Columns<Roles extends readonly Role[]> = { readonly [Column in keyof Roles]: Verdict };

const ok = "ok";

/**
 * The one table of who may do what: what each role meets at each gate. An invalid token gets 401 wherever tokens are
 * read. `draft`, `link`, `signed` and `cookie` then look at what the caller shows instead of a token.
 */
// biome-ignore format: a table is read in columns
const table = {
  //                  anonymous  provisional  unproved  person  pro  member  owner  consultant  administrator  impersonator
  anyone:            [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Takes the key of a browser's drafts. */
  draft:             [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Takes the token in the address. */
  link:              [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Takes the gateway's signature of the body. */
  signed:            [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Takes the signed address of an interview; its applicant sees more. */
  interview:         [ok,        ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Takes the refresh cookie, from our origin. */
  cookie:            [401,       ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Mail preferences. */
  preferences:       [401,       ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  session:           [401,       403,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** For a person with a verified mailbox. */
  mailbox:           [401,       403,         403,      ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Names a record of the caller's own. */
  "own-record":      [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Names one of the caller's job alerts; the link in its mail opens it too. */
  "own-alert":       [404,       ok,          ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Credentials and sessions. */
  "own-credentials": [401,       403,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            403],
  /** External accounts that sign in to this one, accounts it takes applications over from, and the phone it is texted on. */
  "own-identities":  [401,       403,         403,      ok,     ok,  ok,     ok,    ok,         ok,            403],
  /** Messages between people. */
  messages:          [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            404],
  /** Names an application, to try its interview: the applicant, Pros of its organization and administrators may. */
  "interview-test":  [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok],
  /** Reads what an organization sees. */
  member:            [401,       403,         403,      403,    ok,  ok,     ok,    403,        403,           ok],
  /** Names a record of an organization, to read it. */
  "member-record":   [404,       404,         404,      404,    ok,  ok,     ok,    404,        404,           ok],
  /** Posts and answers for an organization. */
  pro:               [401,       403,         403,      403,    ok,  403,    ok,    403,        403,           ok],
  /** Names a record of an organization, to change it. */
  "pro-record":      [404,       404,         404,      404,    ok,  404,    ok,    404,        404,           ok],
  /** Names an organization or a record of it, to decide who belongs to it and what it says of itself. */
  "owner-record":    [404,       404,         404,      404,    404, 404,    ok,    404,        404,           404],
  /** Takes the key of an organization's program, which no session has. */
  program:           [401,       403,          403,      403,    403, 403,    403,   403,        403,           403],
  administrator:     [404,       404,         404,      404,    404, 404,    404,   404,        ok,            404],
} as const satisfies Record<string, Row>;

export type GateName = keyof typeof table;

export const gateNames = Object.keys(table) as GateName[];

/** Whether a gate reads a token. Such a gate refuses without a valid one. */
export function readsToken(gate: GateName): boolean {
  return verdictFor(gate, "anonymous") !== ok;
}

/** One column of the table. */
export function verdictFor(gate: GateName, role: Role): Verdict {
  return table[gate][roles.indexOf(role)] as Verdict;
}

/** Why a gate refuses a caller with these roles, basic role first; undefined if they pass. */
export function refusalFor(gate: GateName, held: readonly [Role, ...Role[]]): ProblemCode | undefined {
  const verdicts = held.filter((role) => role !== "impersonator").map((role) => verdictFor(gate, role));
  if (!verdicts.includes(ok)) {
    const couldProve = held[0] === "unproved" && verdictFor(gate, "person") === ok;
    return couldProve ? "email-unproved" : refusals[verdictFor(gate, held[0])];
  }
  const veto = held.includes("impersonator") ? verdictFor(gate, "impersonator") : ok;
  return veto === 403 ? "impersonated" : refusals[veto];
}

/** The problems that a gate may refuse with. */
export function refusalsOf(gate: GateName): ProblemCode[] {
  const single = roles.filter((role) => role !== "impersonator").map((role) => refusalFor(gate, [role]));
  const told = [...single, refusalFor(gate, ["person", "impersonator"])];
  return [...new Set(told)].filter((code) => code !== undefined);
}

const refusals = { ok: undefined, 401: "unauthorized", 403: "forbidden", 404: "not-found" } as const;
