import { message } from "@candor/contract/messages/message";
import { footerItems } from "./navigation-items.ts";

export function PageFooter() {
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
    </footer>
  );
}
