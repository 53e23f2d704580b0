import { message } from "@candor/contract/messages/message";
import type { Theme } from "../wire/page-context.ts";
import { footerItems } from "./navigation-items.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export function PageFooter({ theme }: { theme: Theme | undefined }) {
  return (
    <footer className="page-footer">
      <p>{message("page.promise")}</p>
      <nav aria-label={message("page.footerNavigation")}>
        <ul>
          {footerItems.map(({ label, address }) => (
            <li key={label}>
              <a href={address}>{message(label)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeSwitch theme={theme} />
    </footer>
  );
}
