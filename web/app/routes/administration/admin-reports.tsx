import { message } from "@candor/contract/messages/message";
import { listReports } from "@candor/contract/reports/routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { reportAction } from "../../administration/report-action.ts";
import { AppealList, DueLines, ReportList } from "../../administration/report-list.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
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
  const found = answerOrThrow(await call(listReports, {}));
  return { ...found, now };
}

export const action = reportAction;

export const shouldRevalidate = revalidatesLists;

/** M-11: readers' reports and organizations' appeals, by the date that an answer is due. */
export default function AdminReports() {
  const { reports, appeals, reportsDue, appealsDue, now } = useLoaderData<typeof loader>();
  const late = useActionData<typeof action>();
  return (
    <GuardedForms refusal={late}>
      <AdminPage title={message("adminReports.title")} path={administrationAddresses.adminReports}>
        <SettingsSection title={message("adminReports.reports")}>
          {reports.length === 0 ? <p>{message("adminReports.none")}</p> : <DueLines {...reportsDue} />}
          <ReportList reports={reports} late={late} now={now} />
        </SettingsSection>
        <SettingsSection title={message("adminReports.appeals")}>
          {appeals.length === 0 ? <p>{message("adminReports.noAppeals")}</p> : <DueLines {...appealsDue} />}
          <AppealList appeals={appeals} late={late} now={now} />
        </SettingsSection>
      </AdminPage>
    </GuardedForms>
  );
}
