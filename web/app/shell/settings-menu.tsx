import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { GroupedMenu, type MenuGroup } from "../ui/menus/grouped-menu.tsx";
import type { MenuEntry } from "../ui/menus/menu-item.tsx";

const general: readonly MenuEntry[] = [
  { label: "settings.account", address: addresses.account() },
  { label: "settings.communication", address: addresses.communication },
  { label: "settings.agency", address: addresses.agency },
  { label: "settings.payment", address: addresses.payment },
];

const professionalProfile: readonly MenuEntry[] = [
  { label: "settings.personalInformation", address: addresses.personal },
  { label: "settings.background", address: addresses.background },
  { label: "settings.phones", address: addresses.phones },
  { label: "settings.experience", address: addresses.experience },
  { label: "settings.skills", address: addresses.skills },
  { label: "settings.myResumes", address: addresses.resumes() },
  { label: "answers.title", address: addresses.answers() },
];

const jobSearch: readonly MenuEntry[] = [
  { label: "settings.applications", address: addresses.applications() },
  { label: "calendars.title", address: addresses.calendar },
  { label: "saved.title", address: addresses.saved() },
  { label: "settings.favoriteSearches", address: addresses.favoriteSearches },
  { label: "settings.recentSearches", address: addresses.recentSearches },
  { label: "ownLists.title", address: addresses.hidden },
];

const privacy: readonly MenuEntry[] = [
  { label: "blocks.title", address: addresses.blocked() },
  { label: "selfId.title", address: addresses.selfIdentification },
  { label: "ownData.title", address: addresses.ownData() },
];

export const settingsGroups: readonly MenuGroup[] = [
  { label: "settings.general", entries: general },
  { label: "settings.professionalProfile", entries: professionalProfile },
  { label: "settings.jobSearch", entries: jobSearch },
  { label: "settings.privacy", entries: privacy },
];

/** a person's own pages. `current` is the address of the shown page. */
export function SettingsMenu({ current }: { current: string }) {
  return <GroupedMenu label={message("settings.menu")} groups={settingsGroups} current={current} />;
}
