import { type MessageKey, message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import "../styles/settings-menu.css";

const items: readonly { readonly label: MessageKey; readonly address: string }[] = [
  { label: "settings.account", address: addresses.account() },
  { label: "settings.communication", address: addresses.communication },
  { label: "settings.applications", address: addresses.applications() },
  { label: "settings.favoriteSearches", address: addresses.favoriteSearches },
  { label: "settings.recentSearches", address: addresses.recentSearches },
];

/** A person's own pages. `current` is the address of the page that is shown. */
export function SettingsMenu({ current }: { current: string }) {
  return (
    <nav className="settings-menu" aria-label={message("settings.menu")}>
      <ul>
        {items.map(({ label, address }) => (
          <li key={address}>
            <a href={address} aria-current={address === current ? "page" : undefined}>
              {message(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
