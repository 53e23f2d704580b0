import type { Defect } from "../defect.ts";

const tokenGate = "server/src/features/session/gate/tokens.ts";
const roleGate = "server/src/features/session/gate/roles.ts";
const roles = "contract/src/roles.ts";

const rolesTest = "contract/test/roles.test.ts";
const tableTest = "server/test/app/role-table.test.ts";
const ownTest = "server/test/features/applications/own.test.ts";
const organizationTest = "server/test/features/applications/organization.test.ts";
const profileTest = "server/test/features/profiles/profile.test.ts";
const impersonationTest = "server/test/features/session/impersonation.test.ts";

const changed = (what: string) =>
  [tableTest, `is answered as the table says by what changes ${what}`] as const;
const answered = (route: string) => [tableTest, `is answered by ${route} as the table says`] as const;

/** Who may do what, and what a refusal reveals. */
export const permissions: readonly Defect[] = [
  {
    title: "a provisional session is a session",
    file: roles,
    text: "session:           [401,       403,",
    becomes: "session:           [401,       ok,",
    test: [rolesTest, "P-02 S-02"],
  },
  {
    title: "a provisional session reads somebody's records",
    file: roles,
    text: '"own-record":      [404,       404,',
    becomes: '"own-record":      [404,       ok,',
    test: [rolesTest, "P-02 S-02"],
  },
  {
    title: "anonymous callers choose what a mail lets its reader choose",
    file: roles,
    text: "preferences:       [401,",
    becomes: "preferences:       [ok,",
    test: [rolesTest, "P-01 lets anonymous callers"],
  },
  {
    title: "everybody is a Pro",
    file: roles,
    text: "pro:               [401,       403,         403,      403,",
    becomes: "pro:               [401,       403,         403,      ok,",
    test: [rolesTest, "P-03 P-04 P-05 opens to a person"],
  },
  {
    title: "an administrator is a Pro of every organization",
    file: roles,
    text: "pro:               [401,       403,         403,      403,    ok,  403,    ok,    403,        403,",
    becomes:
      "pro:               [401,       403,         403,      403,    ok,  403,    ok,    403,        ok,",
    test: [rolesTest, "P-03 P-04 P-05 opens to a administrator"],
  },
  {
    title: "a refusal tells that an organization has such a record",
    file: roles,
    text: '"pro-record":      [404,       404,         404,      404,',
    becomes: '"pro-record":      [404,       404,         404,      403,',
    test: [rolesTest, "P-06 P-07 refuses alike"],
  },
  {
    title: "a refusal tells that there is an administration",
    file: roles,
    text: "administrator:     [404,       404,         404,      404,",
    becomes: "administrator:     [404,       404,         404,      403,",
    test: [rolesTest, "P-04 P-07 lets only administrators"],
  },
  {
    title: "an impersonator changes by what the person signs in",
    file: roles,
    text: '"own-credentials": [401,       403,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            403]',
    becomes:
      '"own-credentials": [401,       403,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok]',
    test: [rolesTest, "lets an impersonator do what the person may"],
  },
  {
    title: "an impersonator reads what people write to each other",
    file: roles,
    text: "messages:          [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            404]",
    becomes:
      "messages:          [404,       404,         ok,       ok,     ok,  ok,     ok,    ok,         ok,            ok]",
    test: [rolesTest, "lets an impersonator do what the person may"],
  },
  {
    title: "an impersonator's veto counts as another role's right",
    file: roles,
    text: 'held.filter((role) => role !== "impersonator").map(',
    becomes: "held.map(",
    test: [rolesTest, "lets an impersonator do what the person may"],
  },
  {
    title: "a person's further roles count for nothing",
    file: roles,
    text: "if (!verdicts.includes(ok))",
    becomes: "if (verdicts[0] !== ok)",
    test: [rolesTest, "P-05 lets a person's further roles add"],
  },
  {
    title: "a gate lets everybody pass who shows a token",
    file: roleGate,
    text: "const refusal = refusalFor(route.gate, [...roles, ...more]);",
    becomes: "const refusal = scope ? undefined : refusalFor(route.gate, [...roles, ...more]);",
    test: answered("listImpersonations"),
  },
  {
    title: "a token that is none is nobody's, rather than refused",
    file: tokenGate,
    text: 'if (!caller) throw new Problem("unauthorized");\n  return caller;',
    becomes: 'return caller ?? { roles: ["anonymous"] };',
    test: [ownTest, "an invalid token is refused"],
  },
  {
    title: "a provisional session makes a person",
    file: roleGate,
    text: 'if (provisional === 1) return ["provisional"];',
    becomes: "void provisional;",
    test: answered("readProfile"),
  },
  {
    title: "an administrator's token in another's account administrates",
    file: roleGate,
    text: '...(impersonatorId === null ? [] : (["impersonator"] as const)),',
    becomes: "",
    test: [impersonationTest, "changes nothing by which the person signs in, and is told so"],
  },
  {
    title: "everybody administrates",
    file: roleGate,
    text: "administrator === 1",
    becomes: "administrator !== 2",
    test: answered("listImpersonations"),
  },
  {
    title: "another's application is read",
    file: "server/src/features/applications/queries/applications.ts",
    text: "row?.account_id === accountId ? row : undefined",
    becomes: "row",
    test: [ownTest, "GET  of another's application answers as if there were none"],
  },
  {
    title: "another's application is withdrawn",
    file: "server/src/features/applications/commands/own.ts",
    text: '.where("application.account_id", "=", scope.accountId)',
    becomes: "",
    test: [ownTest, "/withdrawal of another's application answers as if there were none"],
  },
  {
    title: "another organization's match sheet is read",
    file: "server/src/features/applications/queries/organization-applications.ts",
    text: "await mayRead(read, scope, row)",
    becomes: "scope.organizationIds.length > 0",
    test: ["server/test/features/match/match.test.ts", "opens to nobody else"],
  },
  {
    title: "another organization's application is decided",
    file: "server/src/features/applications/commands/organization-application.ts",
    text: "if (!row || !(await mayRead(writer, scope, row)))",
    becomes: "if (!row)",
    test: [
      organizationTest,
      "a second Pro, a seeker and a visitor get 404 for every record, and change none",
    ],
  },
  {
    title: "another's passkey is renamed",
    file: "server/src/features/session/commands/passkeys.ts",
    text: '.where("account_id", "=", accountId)\n      .executeTakeFirst(),',
    becomes: ".executeTakeFirst(),",
    test: changed("credentials"),
  },
  {
    title: "another's passkey is removed",
    file: "server/src/features/session/commands/passkeys.ts",
    text: '.where("account_id", "=", scope.accountId)\n      .executeTakeFirst();',
    becomes: ".executeTakeFirst();",
    test: changed("credentials"),
  },
  {
    title: "another's search becomes a favorite",
    file: "server/src/features/searches/commands.ts",
    text: '.where("id", "=", id)\n      .where("account_id", "=", scope.accountId)',
    becomes: '.where("id", "=", id)',
    test: ["server/test/features/searches/searches.test.ts", "are private: another account's are not found"],
  },
  {
    title: "another's search is forgotten",
    file: "server/src/features/searches/commands.ts",
    text: 'deleteFrom("kept_search").where("account_id", "=", scope.accountId)',
    becomes: 'deleteFrom("kept_search")',
    test: changed("searches"),
  },
  {
    title: "another's job is changed",
    file: "server/src/features/profiles/commands/experience.ts",
    text: '.set(await columnsOf(parts, writer, scope, body))\n      .where("id", "=", id)\n      .where("account_id", "=", scope.accountId)',
    becomes: '.set(await columnsOf(parts, writer, scope, body))\n      .where("id", "=", id)',
    test: changed("profiles"),
  },
  {
    title: "another's job is removed",
    file: "server/src/features/profiles/commands/experience.ts",
    text: '.deleteFrom("experience")\n      .where("id", "=", id)\n      .where("account_id", "=", scope.accountId)',
    becomes: '.deleteFrom("experience")\n      .where("id", "=", id)',
    test: changed("profiles"),
  },
  {
    title: "current pay is kept where the law bans asking for it",
    file: "server/src/features/profiles/commands/about.ts",
    text: "if (!place || !mayAskCurrentPay(place))",
    becomes: "if (!place)",
    test: [profileTest, "is refused where the law bans asking"],
  },
  {
    title: "an application shows a hirer what its seeker earns",
    file: "contract/src/applications/shapes.ts",
    text: "export const application = z.object({",
    becomes: "export const application = z.object({\n  currentSalary: z.number().optional(),",
    test: ["contract/test/profiles/current-pay.test.ts", "current pay is in the answers that show a person"],
  },
  {
    title: "another's session is ended",
    file: "server/src/features/session/commands/end-sessions.ts",
    text: '.where("account_id", "=", actor.accountId)',
    becomes: "",
    test: changed("sessions"),
  },
  {
    title: "another's account elsewhere is unlinked",
    file: "server/src/features/session/commands/identities.ts",
    text: '.where("account_id", "=", accountId)\n      .returning("provider")',
    becomes: '.returning("provider")',
    test: changed("credentials"),
  },
  {
    title: "in production everybody is told how long a gate takes",
    file: "server/src/app.ts",
    text: "config.production ? (request) => isAdministrator(parts.gates, request) : () => true",
    becomes: "() => true",
    test: ["server/test/app/debug.test.ts", "only administrators are told times"],
  },
  {
    title: "in production everyone who is signed in is told how long a gate takes",
    file: tokenGate,
    text: 'typeof caller === "object" && caller.roles.includes("administrator")',
    becomes: 'typeof caller === "object"',
    test: ["server/test/app/debug.test.ts", "only administrators are told times"],
  },
  {
    title: "a page that is somebody's is shown to a stranger",
    file: "web/app/session/require-session.ts",
    text: "if (signedIn) return page;",
    becomes: "if (!knownEmail) return page;",
    test: ["web/test/session/require-session.test.ts", "N-06 sends visitors who are signed out to sign in"],
  },
  {
    title: "a record of fewer than five answers is shown, so that single people can be told from it",
    file: "server/src/features/ledger/views.ts",
    text: "n >= limits.answersForRecord && {",
    becomes: "n >= 0 && {",
    test: [
      "server/test/features/ledger/views.test.ts",
      "is its record from five answers on; before, only how many there are",
    ],
  },
  {
    title: "an organization's site may be a script",
    file: "server/src/features/ledger/views.ts",
    text: "row.site !== null && isWebAddress(row.site) && { site: row.site }",
    becomes: "row.site !== null && { site: row.site }",
    test: [
      "server/test/features/ledger/views.test.ts",
      "is no site that is not on the web: javascript:alert(1)",
    ],
  },
  {
    title: "an organization may be called what addresses of our own are called",
    file: "contract/src/organizations/slug.ts",
    text: "if (!isReserved(slug) && !taken.has(slug)) return slug;",
    becomes: "if (!taken.has(slug)) return slug;",
    test: [
      "server/test/features/ledger/open-books.test.ts",
      "has an address made of its folded name, which is none of ours",
    ],
  },
];
