import { limits } from "@candor/contract/limits";
import { perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { dismissedNoticeCookie } from "@candor/contract/site-notice/dismissal";
import { counted } from "../wording/counted.ts";

type Cookie = readonly [name: string, purpose: MessageKey, kept: string];

/** Visitors' cookies, by their names over https. An administrator who acts as somebody has one more. */
const cookies = perLocale((): readonly Cookie[] => [
  ["__Host-candor", "privacy.cookieSession", counted("privacy.days", limits.sessionDays)],
  ["__Host-candor-device", "privacy.cookieDevice", counted("privacy.days", limits.deviceDays)],
  ["__Host-candor-draft", "privacy.cookieDraft", counted("privacy.hours", limits.draftHours)],
  [
    "__Host-candor-link, __Host-candor-mailed-link, __Host-candor-disown",
    "privacy.cookieLink",
    counted("privacy.minutes", limits.linkMinutes),
  ],
  [
    "__Host-candor-provisional",
    "privacy.cookiePreferences",
    counted("privacy.hours", limits.provisionalHours),
  ],
  ["__Host-candor-campaign", "privacy.cookieCampaign", message("privacy.visit")],
  [dismissedNoticeCookie, "privacy.cookieNotice", message("privacy.year")],
  ["theme", "privacy.cookieTheme", message("privacy.year")],
  ["locale", "privacy.cookieLocale", message("privacy.year")],
]);

export function CookieTable() {
  return (
    <table className="legal-cookies">
      <caption className="visually-hidden">{message("privacy.cookies")}</caption>
      <thead>
        <tr>
          <th scope="col">{message("privacy.purpose")}</th>
          <th scope="col">{message("privacy.cookie")}</th>
          <th scope="col">{message("privacy.kept")}</th>
        </tr>
      </thead>
      <tbody>
        {cookies().map(([name, purpose, kept]) => (
          <tr key={name}>
            <th scope="row">{message(purpose)}</th>
            <td>{name}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
