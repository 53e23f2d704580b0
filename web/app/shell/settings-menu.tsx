import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { type MenuEntry, MenuItem } from "../ui/menu-item.tsx";
import { PageMenu } from "../ui/page-menu.tsx";

const professionalProfile: readonly MenuEntry[] = [
  { label: "settings.personalInformation", address: addresses.personal },
  { label: "settings.background", address: addresses.background },
  { label: "settings.phones", address: addresses.phones },
  { label: "settings.experience", address: addresses.experience },
  { label: "settings.skills", address: addresses.skills },
  { label: "settings.myResumes", address: addresses.resumes() },
  { label: "answers.title", address: addresses.answers() },
];

const others: readonly MenuEntry[] = [
  { label: "settings.communication", address: addresses.communication },
  { label: "settings.applications", address: addresses.applications() },
  { label: "calendars.title", address: addresses.calendar },
  { label: "saved.title", address: addresses.saved() },
  { label: "settings.favoriteSearches", address: addresses.favoriteSearches },
  { label: "settings.recentSearches", address: addresses.recentSearches },
  { label: "ownLists.title", address: addresses.hidden },
  { label: "blocks.title", address: addresses.blocked() },
  { label: "selfId.title", address: addresses.selfIdentification },
  { label: "ownData.title", address: addresses.ownData() },
  { label: "settings.agency", address: addresses.agency },
  { label: "settings.payment", address: addresses.payment },
];

/** a person's own pages. `current` is the address of the shown page. */
export function SettingsMenu({ current }: { current: string }) {
  const item = (entry: MenuEntry) => <MenuItem key={entry.address} {...entry} current={current} />;
  return (
    <PageMenu label={message("settings.menu")}>
      {item({ label: "settings.account", address: addresses.account() })}
      <li className="settings-group">
        <a id="settings-professional" href={addresses.personal}>
          {message("settings.professionalProfile")}
        </a>
        <ul aria-labelledby="settings-professional">{professionalProfile.map(item)}</ul>
      </li>
      {others.map(item)}
    </PageMenu>
  );
}
