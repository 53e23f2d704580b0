import { message } from "@candor/contract/messages/message";
import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { topItems } from "./navigation-items.ts";

export function PageHeader() {
  const { pathname } = useLocation();
  return (
    <header className="page-header">
      <a className="wordmark" href={addresses.home}>
        {message("app.name")}
      </a>
      <nav aria-label={message("page.mainNavigation")}>
        <ul>
          {topItems.map(({ label, address }) => (
            <li key={label}>
              <a href={address} aria-current={pathname === address ? "page" : undefined}>
                {message(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
