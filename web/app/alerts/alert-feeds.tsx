import type { AlertForecast, JobAlert } from "@candor/contract/alerts/shapes";
import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import "../styles/feeds.css";

const formats = perLocale(
  () =>
    [
      ["rss", "RSS", "application/rss+xml"],
      ["atom", "Atom", "application/atom+xml"],
      ["json", "JSON", "application/feed+json"],
      ["csv", "CSV", "text/csv"],
      ["ics", message("alerts.feedCalendar"), "text/calendar"],
    ] as const,
);

/** M-33: the alert for a feed reader. */
export function AlertFeeds({ alert: { feed } }: { alert: JobAlert & AlertForecast }) {
  return (
    <nav className="feeds" aria-label={message("alerts.feedName")}>
      <p>{message("alerts.feed")}</p>
      <ul>
        {formats().map(([format, name, type]) => (
          <li key={name}>
            <a href={`${feed}.${format}`} type={type} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="field-hint">{message("alerts.feedHint")}</p>
    </nav>
  );
}
