import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { type MenuEntry, MenuItem } from "../ui/menu-item.tsx";
import "../styles/settings-menu.css";

const entries: readonly MenuEntry[] = [
  { label: "admin.dashboard", address: addresses.adminDashboard },
  { label: "admin.users", address: addresses.adminUsers() },
  { label: "adminClaims.title", address: addresses.adminOrganizations },
  { label: "adminReports.title", address: addresses.adminReports },
  { label: "adminReplies.title", address: addresses.adminReplies },
  { label: "operatorLeads.title", address: addresses.adminLeads },
  { label: "consultants.title", address: addresses.adminConsulting },
  { label: "admin.emailCampaigns", address: addresses.adminCampaigns },
  { label: "admin.terminal", address: addresses.adminTerminal },
];

interface AdminMenuProps {
  /** The address of the shown page, or of the entry that it is below. */
  readonly current: string;
  readonly isBelow?: boolean;
}

/** the operator's pages. */
export function AdminMenu(shown: AdminMenuProps) {
  return (
    <nav className="settings-menu" aria-label={message("admin.menu")}>
      <ul>
        {entries.map((entry) => (
          <MenuItem key={entry.address} {...entry} {...shown} />
        ))}
      </ul>
    </nav>
  );
}
