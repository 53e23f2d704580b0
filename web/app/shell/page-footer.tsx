import { message } from "@candor/contract/messages/message";
import type { InstanceData, Theme } from "../wire/page-context.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { footerItems, networkItems } from "./navigation-items.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

interface PageFooterProps {
  readonly theme: Theme | undefined;
  /** Absent where the instance's data could not be read. */
  readonly networks: InstanceData["networks"] | undefined;
}

export function PageFooter({ theme, networks }: PageFooterProps) {
  const items = [...footerItems(), ...(networks ? networkItems(networks) : [])];
  return (
    <footer className="page-footer">
      <p>{message("page.promise")}</p>
      <nav aria-label={message("page.footerNavigation")}>
        <ul>
          {items.map(({ label, address }) => (
            <li key={label}>
              <a href={address}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
      <ThemeSwitch theme={theme} />
    </footer>
  );
}
