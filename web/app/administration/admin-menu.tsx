import { message } from "@candor/contract/messages/message";
import { administrationAddresses } from "../administration-addresses.ts";
import { GroupedMenu, type MenuGroup } from "../ui/menus/grouped-menu.tsx";
import type { MenuEntry } from "../ui/menus/menu-item.tsx";

const overview: readonly MenuEntry[] = [
  { label: "admin.dashboard", address: administrationAddresses.adminDashboard },
  { label: "admin.users", address: administrationAddresses.adminUsers() },
  { label: "consultants.title", address: administrationAddresses.adminConsulting() },
  { label: "automationLog.title", address: administrationAddresses.adminDecisions() },
];

const waiting: readonly MenuEntry[] = [
  { label: "adminClaims.title", address: administrationAddresses.adminOrganizations },
  { label: "adminReports.title", address: administrationAddresses.adminReports },
  { label: "operatorLeads.title", address: administrationAddresses.adminLeads },
];

const site: readonly MenuEntry[] = [
  { label: "adminReplies.title", address: administrationAddresses.adminReplies },
  { label: "adminNews.title", address: administrationAddresses.adminNews() },
  { label: "siteNotice.title", address: administrationAddresses.adminNotice },
  { label: "admin.emailCampaigns", address: administrationAddresses.adminCampaigns },
  { label: "admin.terminal", address: administrationAddresses.adminTerminal },
];

const groups: readonly MenuGroup[] = [
  { label: "admin.overview", entries: overview },
  { label: "dashboard.waiting", entries: waiting },
  { label: "admin.site", entries: site },
];

export const adminEntries: readonly MenuEntry[] = groups.flatMap(({ entries }) => entries);

interface AdminMenuProps {
  /** The address of the shown page, or of the entry that it is below. */
  readonly current: string;
  readonly isBelow?: boolean;
}

/** the operator's pages. */
export function AdminMenu(shown: AdminMenuProps) {
  return <GroupedMenu label={message("admin.menu")} groups={groups} {...shown} />;
}
