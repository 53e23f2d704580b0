import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

const reason = "They asked for help.";

/** One call of each route of the administration. Administrators see everybody's account; these name one. */
export function administrationCalls(theirs: () => Belongings) {
  const named = () => ({ params: { userId: String(theirs().accountId) } });
  return {
    readDashboard: () => ({}),
    listUsers: () => ({}),
    readUser: named,
    signOutUser: () => ({ ...named(), body: { reason } }),
    changeAdministrator: () => ({ ...named(), body: { administrator: false, reason } }),
    impersonate: () => ({ body: { email: theirs().email, reason } }),
    listImpersonations: () => ({}),
    readSiteNotice: () => ({}),
    publishSiteNotice: () => ({
      body: { text: "Read-only on Sunday.", kind: "warning", reason, seen: "999999" },
      told: "notice-changed",
    }),
    // There is none.
    takeDownSiteNotice: () => ({ body: { reason, seen: "999999" } }),
  } satisfies Readonly<Record<string, () => Call>>;
}
