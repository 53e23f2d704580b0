import { listBiasReports } from "@candor/contract/fairness/routes";
import { message } from "@candor/contract/messages/message";
import { readOrganizationDetails } from "@candor/contract/organizations/details-routes";
import { readRecordReply } from "@candor/contract/organizations/reply-routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { BlindForm } from "../../fairness/blind-form.tsx";
import { DecisionDaysForm } from "../../fairness/decision-days-form.tsx";
import { fairnessAction, type Refused } from "../../fairness/fairness-action.ts";
import { OwnReports } from "../../fairness/own-reports.tsx";
import { ReplyForm } from "../../fairness/reply-form.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/fairness.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const [found, counted, replied] = await Promise.all([
    call(readOrganizationDetails, { params: { slug } }),
    call(listBiasReports, { params: { slug } }),
    call(readRecordReply, { params: { slug } }),
  ]);
  const organization = answerOrThrow(found);
  const { reports, countable } = answerOrThrow(counted);
  return { organization, reports, countable, reply: answerOrThrow(replied).reply };
}

export const action = fairnessAction;

/** How an organization keeps its hiring fair, and shows it. */
export default function FairHiring() {
  const { organization, reports, countable, reply } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { name, slug, blindUntil, decisionDays } = organization;
  const title = message("fairness.title", { organization: name });
  return (
    <GuardedForms refusal={refused}>
      <section className="own-account">
        <PageHead title={title} path={addresses.fairHiring(slug)} unlisted />
        <p className="application-up">
          <a href={addresses.organization}>{message("screen.myOrganization")}</a>
        </p>
        <h1>{title}</h1>
        <SettingsSection title={message("blind.title")}>
          <BlindForm until={blindUntil} />
        </SettingsSection>
        <SettingsSection title={message("decisionDays.title")}>
          <DecisionDaysForm days={decisionDays} refused={refused?.field === "days" ? refused : undefined} />
        </SettingsSection>
        <SettingsSection title={message("recordReply.title")}>
          <ReplyForm reply={reply} refused={refused?.field === "text" ? refused : undefined} />
        </SettingsSection>
        <SettingsSection title={message("bias.title")}>
          <OwnReports organization={organization} reports={reports} countable={countable} />
        </SettingsSection>
        <SettingsSection title={message("retention.title")}>
          <p>{message("retention.hirersLead")}</p>
          <p>
            <a href={addresses.retention}>{message("retention.more")}</a>
          </p>
        </SettingsSection>
      </section>
    </GuardedForms>
  );
}
