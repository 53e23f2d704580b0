import { answerLead, listLeads } from "@candor/contract/leads/routes";
import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
import { answerAction } from "../../leads/answer-action.ts";
import { LeadList } from "../../leads/lead-list.tsx";
import { OwedLine } from "../../leads/owed-line.tsx";
import { membersAnswer } from "../../organizations/without-organization.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { useSession } from "../../wire/session-data.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/pro.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  return { ...membersAnswer(await call(listLeads, {})), now };
}

export const action = (args: ActionFunctionArgs) => answerAction(args, answerLead);

export const shouldRevalidate = revalidatesLists;

/** M-44: leads that are owed an answer, and those that got one. */
export default function Leads() {
  const { leads, owed, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const organizations = useSession().profile?.organizations ?? [];
  return (
    <GuardedForms refusal={refused}>
      <section className="own-account">
        <PageHead title={message("lead.title")} path={addresses.leads} unlisted />
        <p className="application-up">
          <a href={addresses.organization}>{message("screen.myOrganization")}</a>
        </p>
        <h1>{message("lead.title")}</h1>
        <OwedLine of="leads" count={leads.length} owed={owed}>
          <p>{message("lead.noneHint")}</p>
          {organizations.map((organization) => (
            <a key={organization.slug} href={addresses.openBooks(organization)}>
              {organization.name}
            </a>
          ))}
        </OwedLine>
        <LeadList leads={leads} mayAnswer={organizations.some(isPro)} refused={refused} now={now} />
      </section>
    </GuardedForms>
  );
}
