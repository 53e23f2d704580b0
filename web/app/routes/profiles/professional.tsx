import { Outlet, useLocation } from "react-router";
import { addresses } from "../../addresses.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import "../../styles/profile.css";

/** The frame of each page of the professional profile. */
export default function Professional() {
  return (
    <section className="own-profile">
      <SettingsMenu current={itemOf(useLocation().pathname)} />
      <Outlet />
    </section>
  );
}

/** Some pages are reached from another one, which is the one in the menu. */
function itemOf(pathname: string): string {
  if (pathname.startsWith(`${addresses.experience}/`)) return addresses.experience;
  return pathname === addresses.goals() ? addresses.background : pathname;
}
