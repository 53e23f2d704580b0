import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { searchOnly } from "../search/parameters.ts";
import "../styles/feeds.css";

const feeds = [
  ["rss", "RSS", "application/rss+xml"],
  ["atom", "Atom", "application/atom+xml"],
  ["json", "JSON", "application/feed+json"],
  ["csv", "CSV", "text/csv"],
  ["ics", "ICS", "text/calendar"],
] as const;

interface FeedsProps {
  readonly parameters: URLSearchParams;
  /** `name=value` of the parameters that were not understood: a feed would refuse them. */
  readonly leftOut: readonly string[];
}

/** M-33: the same search for a feed reader; in the head, where readers look for it, and at the end of the list. */
export function Feeds({ parameters, leftOut }: FeedsProps) {
  const understood = [...searchOnly(parameters)].filter(
    ([name, value]) => !leftOut.includes(`${name}=${value}`),
  );
  const links = feeds.map(([format, name, type]) => ({
    name: format === "ics" ? message("feed.deadlines", { name }) : name,
    type,
    address: addresses.feed(format, new URLSearchParams(understood)),
  }));
  return (
    <nav className="feeds" aria-label={message("feed.name")}>
      {links
        .filter(({ type }) => type.startsWith("application"))
        .map(({ name, type, address }) => (
          <link
            key={name}
            rel="alternate"
            type={type}
            title={message("feed.title", { name })}
            href={address}
          />
        ))}
      <p>{message("feed.follow")}</p>
      <ul>
        {links.map(({ name, type, address }) => (
          <li key={name}>
            <a href={address} type={type} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
