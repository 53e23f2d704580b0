import { message } from "@candor/contract/messages/message";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { useSession } from "../wire/session-data.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ChangedBadge } from "./changed-badge.tsx";
import { topItems } from "./navigation-items.ts";
import { hidesLogo, lastOf, type Section } from "./page-handle.ts";
import { useHandles } from "./use-handles.ts";

/** Few visitors see it. */
const ConsultingProgress = lazy(() => import("../consulting/progress.tsx"));

export function PageHeader() {
  const handles = useHandles();
  const current = useCurrent(lastOf(handles, "section"));
  const withoutLogo = hidesLogo(handles);
  const progress = lastOf(handles, "consultingProgress");
  return (
    <header className="page-header">
      {!withoutLogo && (
        <a className="wordmark" href={addresses.home} translate="no">
          {message("app.name")}
        </a>
      )}
      <nav className="top-navigation" aria-label={message("page.mainNavigation")}>
        <ul>
          {topItems().map(({ label, address, section }) => (
            <li key={label}>
              <a href={address} aria-current={current(address, section)}>
                {label}
              </a>
            </li>
          ))}
          <Applications current={current(addresses.applications(), "applications")} />
        </ul>
      </nav>
      <AccountMenu />
      <Suspense>{progress !== undefined && <ConsultingProgress done={progress} />}</Suspense>
    </header>
  );
}

/** Whether an item links to this page, or to its section. */
function useCurrent(here: Section | undefined) {
  const { pathname } = useLocation();
  return (address: string, section?: Section) => {
    if (pathname === address) return "page";
    return section !== undefined && section === here ? "true" : undefined;
  };
}

/** N-02: only for people who have applications. N-03: not on mobile, where the account menu has the link. */
function Applications({ current }: { current: "page" | "true" | undefined }) {
  if (!useSession().badge?.applications) return null;
  return (
    <li className="not-on-mobile">
      <a href={addresses.applications()} aria-current={current}>
        {message("nav.applications")}
        <ChangedBadge />
      </a>
    </li>
  );
}
