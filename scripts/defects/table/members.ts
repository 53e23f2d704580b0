import type { Defect } from "../defect.ts";

const gate = "server/src/features/organizations/gate.ts";
const gateTest = "server/test/features/organizations/gate.test.ts";
const membersTest = "server/test/features/organizations/members.test.ts";
const claimsTest = "server/test/features/organizations/claims.test.ts";
const hidden = "server/src/features/blocks/queries/hidden.ts";
const roles = "contract/src/roles.ts";
const rolesTest = "contract/test/roles.test.ts";

/** Who belongs to an organization, and what that lets them do. */
export const members: readonly Defect[] = [
  {
    title: "a reader answers applications",
    file: roles,
    text: '"pro-record":      [404,       404,         404,      404,    ok,  404,',
    becomes: '"pro-record":      [404,       404,         404,      404,    ok,  ok, ',
    test: [rolesTest, "P-03 P-04 P-05 opens to a member"],
  },
  {
    title: "a recruiter decides who belongs to the organization",
    file: roles,
    text: '"owner-record":    [404,       404,         404,      404,    404,',
    becomes: '"owner-record":    [404,       404,         404,      404,    ok, ',
    test: [rolesTest, "P-03 P-04 P-05 opens to a pro"],
  },
  {
    title: "a role in one organization counts in another",
    file: gate,
    text: "memberships.filter(({ role }) => refusalFor(route.gate, [asRole[role]]) === undefined)",
    becomes: "memberships.some(({ role }) => !refusalFor(route.gate, [asRole[role]])) ? memberships : []",
    test: [gateTest, "P-05 a role counts in its own organization alone"],
  },
  {
    title: "somebody who joined the organization decides about their own application",
    file: hidden,
    text: "return isApplication(read, id, isShownTo(member));",
    becomes: "return isApplication(read, id, isShown);",
    test: [gateTest, "P-05 somebody who joins the organization they applied to"],
  },
  {
    title: "somebody who joined the organization finds their own application in its lists",
    file: hidden,
    text: "${mayActOnApplication(sql`${accountId}`)} and ",
    becomes: "",
    test: [gateTest, "P-05 somebody who joins the organization they applied to"],
  },
  {
    title: "colleagues mention an applicant in what they note about them",
    file: "server/src/features/pipeline/queries/colleagues.ts",
    text: '    .where(mayActOn(sql.ref("membership.account_id"), sql`${sender}`, sql`${organization}`))\n',
    becomes: "",
    test: [gateTest, "P-05 somebody who joins the organization they applied to"],
  },
  {
    title: "an invitation is for anybody who has the link",
    file: "server/src/features/organizations/queries/invitations.ts",
    text: "if (row.email !== scope.email)",
    becomes: "if (row.email === undefined)",
    test: [membersTest, "is for the address that it was sent to"],
  },
  {
    title: "an invitation never ends",
    file: "server/src/features/organizations/queries/invitations.ts",
    text: "row.expires_at <= clock.now()",
    becomes: "row.expires_at <= 0",
    test: [membersTest, "ends after a week, when it is taken back, and when another follows"],
  },
  {
    title: "an organization is left without an owner",
    file: "server/src/features/organizations/commands/membership.ts",
    text: 'if (!other) throw new Problem("last-owner");',
    becomes: "void other;",
    test: [membersTest, "always have an owner among them"],
  },
  {
    title: "somebody who handed over an organization leaves an open invitation",
    file: "server/src/features/organizations/commands/members.ts",
    text: "    await endInvitationsBy(writer, { organizationId, accountId: scope.accountId }, now);\n",
    becomes: "",
    test: [membersTest, "who hand over what they own take their open invitations back"],
  },
  {
    title: "an owner changes another organization's members",
    file: "server/src/features/organizations/queries/own.ts",
    text: "if (!row || !organizationIds.includes(row.id))",
    becomes: "if (!row)",
    test: ["server/test/app/role-table.test.ts", "is answered by listMembers as the table says"],
  },
  {
    title: "a claim is proved by anybody who has the link",
    file: "server/src/features/organizations/commands/prove.ts",
    text: 'if (claim.account_id !== scope.accountId) throw new Problem("claim-of-another");',
    becomes: "",
    test: [claimsTest, "is worth nothing to anybody else who has the link"],
  },
  {
    title: "an address at a job board claims every organization that posts there",
    file: "server/src/features/organizations/queries/claims.ts",
    text: "if (!(await hasOthers(read, source, organizationId))) return true;",
    becomes: "if (source) return true;",
    test: [claimsTest, "waits for an administrator if the domain is a job board's or nobody knows it"],
  },
  {
    title: "a proved claim takes an organization from its owner",
    file: "server/src/features/organizations/commands/prove.ts",
    text: "!(await hasMembers(writer, organizationId)) && ",
    becomes: "",
    test: [claimsTest, "of an organization that somebody owns replaces its members only when it is granted"],
  },
  {
    title: "a claim to a merged organization is proved",
    file: "server/src/features/organizations/commands/prove.ts",
    text: 'if (await isMerged(writer, organizationId)) throw new Problem("claim-expired");',
    becomes: "",
    test: [claimsTest, "can't be proved while the organization is another's other name"],
  },
  {
    title: "a claim is granted although another is open",
    file: "server/src/features/organizations/commands/prove.ts",
    text: "(await rivalsOf(writer, claim, now)).length === 0",
    becomes: "now > 0",
    test: [claimsTest, "stands beside its rival with both proofs; granting one refuses the other"],
  },
  {
    title: "somebody whom an earlier owner invited still becomes the owner",
    file: "server/src/features/organizations/commands/grant.ts",
    text: "  await endInvitations(writer, organizationId, now);\n",
    becomes: "",
    test: [claimsTest, "ends what earlier members left behind"],
  },
  {
    title: "an owner who proves their organization loses their colleagues",
    file: "server/src/features/organizations/commands/grant.ts",
    text: "const before = isTheirs ? [] : await handOver(",
    becomes: "const before = await handOver(",
    test: [claimsTest, "whose members and invitations stay"],
  },
  {
    title: "any member claims an organization that was created here",
    file: "server/src/features/organizations/queries/claims.ts",
    text: " : role === undefined;",
    becomes: " : true;",
    test: [claimsTest, "whose members and invitations stay"],
  },
  {
    title: "an earlier owner's key still reads",
    file: "server/src/consequences/organizations.ts",
    text: "mailClaimDecided, pauseSources, endAgencies, endProgramAccess]",
    becomes: "mailClaimDecided, pauseSources, endAgencies]",
    test: [claimsTest, "ends what earlier members left behind"],
  },
  {
    title: "an owner who is being removed acts once more",
    file: "server/src/features/organizations/queries/own.ts",
    text: '  if (!(await isOwnerOf(writer, scope, organizationId))) throw new Problem("not-found");\n',
    becomes: "",
    test: [membersTest, "can't remove each other at once"],
  },
  {
    title: "an organization takes a name that looks like another's",
    file: "server/src/features/organizations/rules/name-key.ts",
    text: "asSeen(name).replaceAll",
    becomes: 'name.normalize("NFKC").replaceAll',
    test: [membersTest, "isn't new with a joiner in a known name"],
  },
  {
    title: "any TXT record proves a claim",
    file: "server/src/features/organizations/commands/prove.ts",
    text: "if (!records.includes(wanted))",
    becomes: "if (records.length === 0 || !wanted)",
    test: [claimsTest, "is granted once the record is there, and not with another claim's record"],
  },
  {
    title: "another organization's lead is answered",
    file: "server/src/features/leads/commands.ts",
    text: ".where(owedBy(owing))",
    becomes: "",
    test: [
      "server/test/features/leads/leads.test.ts",
      "is answered once, by a Pro of the organization, by mail",
    ],
  },
  {
    title: "an owner's change of the details overwrites another's",
    file: "server/src/features/organizations/commands/details.ts",
    text: "said.version !== undefined && said.version !== detailsVersion({ about, site })",
    becomes: "false",
    test: [
      "server/test/features/organizations/details.test.ts",
      "is not overwritten by a change that was made from an older version",
    ],
  },
];
