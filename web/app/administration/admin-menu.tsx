import { message } from "@candor/contract/messages/message";
import { administrationAddresses } from "../administration-addresses.ts";
import { type MenuEntry, MenuItem } from "../ui/menu-item.tsx";
import { PageMenu } from "../ui/page-menu.tsx";

export const adminEntries: readonly MenuEntry[] = [
  { label: "admin.dashboard", address: administrationAddresses.adminDashboard },
  { label: "admin.users", address: administrationAddresses.adminUsers() },
  { label: "adminClaims.title", address: administrationAddresses.adminOrganizations },
  { label: "adminReports.title", address: administrationAddresses.adminReports },
  { label: "adminReplies.title", address: administrationAddresses.adminReplies },
  { label: "operatorLeads.title", address: administrationAddresses.adminLeads },
  { label: "consultants.title", address: administrationAddresses.adminConsulting() },
  { label: "admin.emailCampaigns", address: administrationAddresses.adminCampaigns },
  { label: "adminNews.title", address: administrationAddresses.adminNews() },
  { label: "siteNotice.title", address: administrationAddresses.adminNotice },
  { label: "automationLog.title", address: administrationAddresses.adminDecisions() },
  { label: "admin.terminal", address: administrationAddresses.adminTerminal },
];

interface AdminMenuProps {
  /** The address of the shown page, or of the entry that it is below. */
  readonly current: string;
  readonly isBelow?: boolean;
}

/** the operator's pages. */
export function AdminMenu(shown: AdminMenuProps) {
  return (
    <PageMenu label={message("admin.menu")} isTight>
      {adminEntries.map((entry) => (
        <MenuItem key={entry.address} {...entry} {...shown} />
      ))}
    </PageMenu>
  );
}
