import { type MessageKey, message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { type MenuEntry, MenuItem } from "../ui/menu-item.tsx";
import { PageMenu } from "../ui/page-menu.tsx";

interface Group {
  readonly label: MessageKey;
  readonly entries: readonly MenuEntry[];
}

const groups: readonly Group[] = [
  {
    label: "settings.general",
    entries: [
      { label: "settings.account", address: addresses.account() },
      { label: "settings.communication", address: addresses.communication },
      { label: "settings.agency", address: addresses.agency },
      { label: "settings.payment", address: addresses.payment },
    ],
  },
  {
    label: "settings.professionalProfile",
    entries: [
      { label: "settings.personalInformation", address: addresses.personal },
      { label: "settings.background", address: addresses.background },
      { label: "settings.phones", address: addresses.phones },
      { label: "settings.experience", address: addresses.experience },
      { label: "settings.skills", address: addresses.skills },
      { label: "settings.myResumes", address: addresses.resumes() },
      { label: "answers.title", address: addresses.answers() },
    ],
  },
  {
    label: "settings.jobSearch",
    entries: [
      { label: "settings.applications", address: addresses.applications() },
      { label: "calendars.title", address: addresses.calendar },
      { label: "saved.title", address: addresses.saved() },
      { label: "settings.favoriteSearches", address: addresses.favoriteSearches },
      { label: "settings.recentSearches", address: addresses.recentSearches },
      { label: "ownLists.title", address: addresses.hidden },
    ],
  },
  {
    label: "settings.privacy",
    entries: [
      { label: "blocks.title", address: addresses.blocked() },
      { label: "selfId.title", address: addresses.selfIdentification },
      { label: "ownData.title", address: addresses.ownData() },
    ],
  },
];

/** a person's own pages. `current` is the address of the shown page. */
export function SettingsMenu({ current }: { current: string }) {
  return (
    <PageMenu label={message("settings.menu")}>
      {groups.map(({ label, entries }) => {
        const id = label.replace(".", "-");
        return (
          <li key={label} className="settings-group">
            <span id={id}>{message(label)}</span>
            <ul aria-labelledby={id}>
              {entries.map((entry) => (
                <MenuItem key={entry.address} {...entry} current={current} />
              ))}
            </ul>
          </li>
        );
      })}
    </PageMenu>
  );
}
