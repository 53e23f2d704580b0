import { message } from "@candor/contract/messages/message";
import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { useSession } from "../session/session-data.ts";
import { AccountMenu } from "./account-menu.tsx";
import { topItems } from "./navigation-items.ts";

export function PageHeader() {
  const { pathname } = useLocation();
  const current = (address: string) => (pathname === address ? "page" : undefined);
  return (
    <header className="page-header">
      <a className="wordmark" href={addresses.home}>
        {message("app.name")}
      </a>
      <nav className="top-navigation" aria-label={message("page.mainNavigation")}>
        <ul>
          {topItems.map(({ label, address }) => (
            <li key={label}>
              <a href={address} aria-current={current(address)}>
                {message(label)}
              </a>
            </li>
          ))}
          <Applications current={current(addresses.applications())} />
        </ul>
      </nav>
      <AccountMenu />
    </header>
  );
}

/** N-02: for whoever has applications. N-03: not on mobile, where the account's menu leads there. */
function Applications({ current }: { current: "page" | undefined }) {
  const { applications = 0, changed = 0 } = useSession().badge ?? {};
  if (applications === 0) return null;
  return (
    <li className="not-on-mobile">
      <a href={addresses.applications()} aria-current={current}>
        {message("nav.applications")}
        {changed > 0 && (
          <>
            {" "}
            <span className="badge" aria-hidden>
              {changed}
            </span>
            <span className="visually-hidden">{message("nav.changedApplications", { count: changed })}</span>
          </>
        )}
      </a>
    </li>
  );
}
