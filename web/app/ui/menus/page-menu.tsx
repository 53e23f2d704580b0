import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import "../../styles/settings-menu.css";

interface PageMenuProps {
  readonly label: string;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** Links to the pages of an area; on a phone a line that opens into them, so that a page's title is on its first screen. */
export function PageMenu({ label, children }: PageMenuProps) {
  return (
    <nav className="settings-menu" aria-label={label}>
      <details>
        <summary>
          {label} <Icon name="down" />
        </summary>
        <ul>{children}</ul>
      </details>
    </nav>
  );
}
