import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

const reason = "They asked for help.";
const article = { title: "The lamp is lit", summary: "A lamp.", text: "It burns." };

/** One call of each route of the administration. Administrators see everybody's account; these name one. */
export function administrationCalls(theirs: () => Belongings) {
  const named = () => ({ params: { userId: String(theirs().accountId) } });
  return {
    readChangedAddresses: () => ({}),
    listAutomatedDecisions: () => ({}),
    replayAutomatedDecisions: () => ({}),
    readDashboard: () => ({}),
    listOverdueDecisions: () => ({}),
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
    listWrittenNews: () => ({}),
    publishArticle: () => ({ body: article }),
    // There is none.
    readWrittenArticle: () => ({ params: { id: "999999" }, told: "not-found" }),
    changeArticle: () => ({ params: { id: "999999" }, body: article, told: "not-found" }),
    removeArticle: () => ({ params: { id: "999999" } }),
    takeDownSiteNotice: () => ({ body: { reason, seen: "999999" } }),
  } satisfies Readonly<Record<string, () => Call>>;
}
