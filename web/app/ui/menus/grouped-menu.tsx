import { type MessageKey, message } from "@candor/contract/messages/message";
import { type MenuEntry, MenuItem } from "./menu-item.tsx";
import { PageMenu } from "./page-menu.tsx";

export interface MenuGroup {
  readonly label: MessageKey;
  readonly entries: readonly MenuEntry[];
}

interface GroupedMenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** The address of the shown page, or of the entry that it is below. */
  readonly current: string;
  readonly isBelow?: boolean;
}

/** Links to the pages of an area, group by group. */
export function GroupedMenu({ label, groups, ...shown }: GroupedMenuProps) {
  return (
    <PageMenu label={label}>
      {groups.map((group) => (
        <li key={group.label} className="settings-group">
          <span id={`menu-${group.label}`}>{message(group.label)}</span>
          <ul aria-labelledby={`menu-${group.label}`}>
            {group.entries.map((entry) => (
              <MenuItem key={entry.address} {...entry} {...shown} />
            ))}
          </ul>
        </li>
      ))}
    </PageMenu>
  );
}
