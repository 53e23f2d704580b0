import type { Defect } from "../defect.ts";

const gate = "server/src/features/organizations/gate.ts";
const gateTest = "server/test/features/organizations/gate.test.ts";
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
];
