import { answerLead, listLeads } from "@candor/contract/leads/routes";
import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { LeadList } from "../../leads/lead-list.tsx";
import { requireSession } from "../../session/require-session.ts";
import { typedFields } from "../../session/typed-fields.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { useSession } from "../../wire/session-data.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/pro.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await call(listLeads, {});
  if (!found.ok) throw data(null, { status: found.problem.status === 403 ? 404 : found.problem.status });
  return { ...found.answer, now };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const typed = await typedFields(request);
  const id = typed("id");
  const text = typed("intent") === "mail" ? typed(`text-${id}`).trim() : undefined;
  // An empty answer is none: the form stays as it is.
  if (text === "") return redirect(url.pathname, 303);
  const answered = await context
    .get(pageContext)
    .call(answerLead, { params: { id }, body: text === undefined ? {} : { text } });
  if (!answered.ok) throw data(null, { status: answered.problem.status });
  return redirect(withNotice(url.pathname, "lead-answered"), 303);
}

/** M-44: leads that are owed an answer, and those that had one. */
export default function Leads() {
  const { leads, owed, now } = useLoaderData<typeof loader>();
  const mayAnswer = useSession().profile?.organizations.some(isPro) === true;
  return (
    <section className="own-account">
      <PageHead title={message("lead.title")} path={addresses.leads} unlisted />
      <p className="application-up">
        <a href={addresses.organization}>{message("screen.myOrganization")}</a>
      </p>
      <h1>{message("lead.title")}</h1>
      <p className="owed">
        {leads.length === 0
          ? message("lead.none")
          : owed === 0
            ? message("lead.noneOwed")
            : counted("lead.owed", owed)}
      </p>
      <LeadList leads={leads} mayAnswer={mayAnswer} now={now} />
    </section>
  );
}
