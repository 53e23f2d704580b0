import { type MessageKey, message } from "@candor/contract/messages/message";

export interface MenuEntry {
  readonly label: MessageKey;
  readonly address: string;
}

interface MenuItemProps extends MenuEntry {
  /** The address of the shown page. */
  readonly current: string;
  /** Whether the shown page is one below `current`. */
  readonly isBelow?: boolean;
}

/** A link of a menu of pages; the one to the shown page is marked. */
export function MenuItem({ label, address, current, isBelow = false }: MenuItemProps) {
  const mark = isBelow ? "true" : "page";
  return (
    <li>
      <a href={address} aria-current={address === current ? mark : undefined}>
        {message(label)}
      </a>
    </li>
  );
}
