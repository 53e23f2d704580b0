import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { impersonateAction, type Refused } from "../../administration/impersonate-action.ts";
import { ImpersonationForm } from "../../administration/impersonation-form.tsx";
import { ImpersonationList } from "../../administration/impersonation-list.tsx";
import { readImpersonations } from "../../administration/read-impersonations.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/applications.css";
import "../../styles/account.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

export async function loader(args: LoaderFunctionArgs) {
  return { impersonations: await readImpersonations(args) };
}

export const action = impersonateAction;

export default function AdminDashboard() {
  const { impersonations } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <section className="own-account">
      <PageHead title={message("admin.title")} path={addresses.adminDashboard} unlisted />
      <h1>{message("admin.title")}</h1>
      <ul className="admin-pages">
        <li>
          <a href={addresses.adminOrganizations}>{message("adminClaims.title")}</a>
        </li>
        <li>
          <a href={addresses.adminReports}>{message("adminReports.title")}</a>
        </li>
        <li>
          <a href={addresses.adminReplies}>{message("adminReplies.title")}</a>
        </li>
        <li>
          <a href={addresses.adminLeads}>{message("operatorLeads.title")}</a>
        </li>
        <li>
          <a href={addresses.adminCampaigns}>{message("admin.emailCampaigns")}</a>
        </li>
        <li>
          <a href={addresses.adminConsulting}>{message("consultants.title")}</a>
        </li>
        <li>
          <a href={addresses.adminTerminal}>{message("admin.terminal")}</a>
        </li>
      </ul>
      <SettingsSection title={message("admin.impersonate")}>
        <p>{message("admin.impersonateLead", { minutes: limits.impersonationMinutes })}</p>
        <ImpersonationForm refused={refused} />
      </SettingsSection>
      <SettingsSection title={message("admin.impersonations")}>
        <ImpersonationList impersonations={impersonations} />
      </SettingsSection>
    </section>
  );
}
