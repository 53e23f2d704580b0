import { message } from "@candor/contract/messages/message";
import { shortLabel } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import { useSignOut } from "../session/browser/use-sign-out.ts";
import { Icon } from "../ui/icon.tsx";
import { type OwnProfile, useSession } from "../wire/session-data.ts";
import { ChangedBadge } from "./changed-badge.tsx";
import { isOwnPage } from "./page-handle.ts";
import { ReturnAddress } from "./return-address.tsx";
import { useHandles } from "./use-handles.ts";

/** Signing in and up, or the person's own pages. The browser opens and closes the menu without scripts. */
export function AccountMenu() {
  const { signedIn, profile } = useSession();
  // N-09: signing out leads to no page that needs a session.
  const isOwn = isOwnPage(useHandles());
  const signOut = useSignOut(isOwn);
  if (!signedIn) return <WaysIn />;
  return (
    <nav className="account" aria-label={message("page.account")}>
      <button type="button" className="account-name" popoverTarget="account-menu">
        {profile?.pictureUrl === undefined ? (
          <Icon name="person" />
        ) : (
          <img src={profile.pictureUrl} alt="" width={24} height={24} />
        )}
        <span dir="auto">{shortLabel(nameOf(profile))}</span>
        {/* A phone's navigation has no link to them. */}
        <span className="menu-badge">
          <ChangedBadge />
        </span>
        <Icon name="down" />
      </button>
      <div id="account-menu" className="account-menu" popover="auto">
        <a href={addresses.account()}>{message("settings.account")}</a>
        <a href={addresses.applications()}>
          {message("screen.myApplications")}
          <ChangedBadge />
        </a>
        <a href={addresses.myGigs}>{message("screen.myGigs")}</a>
        <a href={addresses.saved()}>{message("saved.title")}</a>
        <a href={addresses.favoriteSearches}>{message("settings.favoriteSearches")}</a>
        <a href={addresses.recentSearches}>{message("settings.recentSearches")}</a>
        {profile?.organizations.length ? (
          <a href={addresses.organizationJobs}>{message("screen.myOrganization")}</a>
        ) : null}
        {profile?.administrator && <a href={addresses.admin}>{message("admin.title")}</a>}
        <form method="post" action={addresses.logout} onSubmit={signOut}>
          <ReturnAddress left={isOwn} />
          <button>{message("page.signOut")}</button>
        </form>
      </div>
    </nav>
  );
}

function WaysIn() {
  return (
    <nav className="account" aria-label={message("page.account")}>
      <a href={addresses.login()}>{message("login.signIn")}</a>
      <a href={addresses.login("sign-up")}>{message("login.signUp")}</a>
    </nav>
  );
}

function nameOf(profile: OwnProfile | undefined): string {
  return profile?.displayName || profile?.firstName || profile?.email || message("page.account");
}
