import { message } from "@candor/contract/messages/message";
import type { Theme } from "../wire/page-context.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { footerItems } from "./navigation-items.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export function PageFooter({ theme }: { theme: Theme | undefined }) {
  return (
    <footer className="page-footer">
      <p>{message("page.promise")}</p>
      <nav aria-label={message("page.footerNavigation")}>
        <ul>
          {footerItems().map(({ label, address }) => (
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
