import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { DashboardFigures } from "../../administration/dashboard-figures.tsx";
import { impersonateAction, type Refused } from "../../administration/impersonate-action.ts";
import { ImpersonationForm } from "../../administration/impersonation-form.tsx";
import { ImpersonationList } from "../../administration/impersonation-list.tsx";
import { OverdueDecisionList } from "../../administration/overdue-decision-list.tsx";
import { readDashboard } from "../../administration/read-dashboard.ts";
import { administrationAddresses } from "../../administration-addresses.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import "../../styles/applications.css";
import "../../styles/administration.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

export const loader = readDashboard;

export const action = impersonateAction;

export default function AdminDashboard() {
  const { figures, impersonations, overdue, now } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <AdminPage title={message("admin.dashboard")} path={administrationAddresses.adminDashboard}>
      <DashboardFigures figures={figures} overdueDecisions={overdue.total} />
      <SettingsSection title={message("overdueDecisions.title")}>
        <OverdueDecisionList overdue={overdue} now={now} />
      </SettingsSection>
      <SettingsSection title={message("admin.impersonate")}>
        <p>{message("admin.impersonateLead", { minutes: limits.impersonationMinutes })}</p>
        <ImpersonationForm refused={refused} />
      </SettingsSection>
      <SettingsSection title={message("admin.impersonations")}>
        {impersonations.length === 0 && <p>{message("admin.noImpersonations")}</p>}
        <ImpersonationList impersonations={impersonations} />
      </SettingsSection>
    </AdminPage>
  );
}
