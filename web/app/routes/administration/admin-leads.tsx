import { answerOperatorLead, listOperatorLeads } from "@candor/contract/leads/routes";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
import { answerAction } from "../../leads/answer-action.ts";
import { LeadList } from "../../leads/lead-list.tsx";
import { OwedLine } from "../../leads/owed-line.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/pro.css";

export const handle: PageHandle = { requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const found = answerOrThrow(await call(listOperatorLeads, {}));
  return { ...found, now };
}

export const action = (args: ActionFunctionArgs) => answerAction(args, answerOperatorLead);

export const shouldRevalidate = revalidatesLists;

/** Messages from `/hire`, `/become-a-client` and `/contact`. */
export default function AdminLeads() {
  const { leads, owed, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <GuardedForms refusal={refused}>
      <AdminPage title={message("operatorLeads.title")} path={administrationAddresses.adminLeads}>
        <OwedLine of="messages" count={leads.length} owed={owed} />
        <LeadList showForm leads={leads} mayAnswer refused={refused} now={now} />
      </AdminPage>
    </GuardedForms>
  );
}
