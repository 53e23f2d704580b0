import type { Defect } from "../defect.ts";

const commands = "server/src/features/consulting/commands.ts";
const test = "server/test/features/consulting/consulting.test.ts";
const leads = "server/src/features/leads";
const leadsTest = "server/test/features/leads/leads.test.ts";

/** Enrollments are private and made once, administrators see only what is promised, leads reach the right people. */
export const consulting: readonly Defect[] = [
  {
    title: "unenrolling unenrolls everybody",
    file: commands,
    text: '.where("account_id", "=", scope.accountId)',
    becomes: "",
    test: [test, "leaves nothing of the enrollment"],
  },
  {
    title: "another's enrollment is read",
    file: "server/src/features/consulting/queries.ts",
    text: '.where("account_id", "=", accountId)',
    becomes: "",
    test: [test, "of one's own account, and of no other"],
  },
  {
    title: "a form that is sent twice is announced twice",
    file: commands,
    text: "if (before && isSame(before, wanted)) return;",
    becomes: "",
    test: [test, "twice at once enrolls once"],
  },
  {
    title: "enrolling again begins the enrollment again",
    file: commands,
    text: "doUpdateSet(wanted)",
    becomes: "doUpdateSet({ ...wanted, enrolled_at: clock.now() })",
    test: [test, "again changes the enrollment's content, and not its date"],
  },
  {
    title: "administrators see a consultant's whole profile",
    file: "server/src/features/consulting/views.ts",
    text: "    email,\n",
    becomes: "    ...profile.profile,\n    ...aboutOf(profile),\n    email: String(profile.profile?.goal),\n",
    test: [test, "shows what the page of consulting says, and nothing else"],
  },
  {
    title: "the operator sees and answers the leads of organizations",
    file: `${leads}/queries.ts`,
    text: 'e("lead.organization_id", "is", null)\n      :',
    becomes: 'e("lead.id", ">", 0)\n      :',
    test: [leadsTest, "can't be answered by an organization through an administrator"],
  },
  {
    title: "a lead that is sent twice is kept twice",
    file: `${leads}/commands.ts`,
    text: "if (before) return before.answer_by;",
    becomes: "",
    test: [leadsTest, "twice at once, or again before its answer"],
  },
  {
    title: "an answered lead swallows a new one",
    file: `${leads}/queries.ts`,
    text: '        e("answered_at", "is", null),\n',
    becomes: "",
    test: [leadsTest, "twice at once, or again before its answer"],
  },
];
