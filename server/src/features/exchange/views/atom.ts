import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { feedStyle } from "../../../platform/feed-style.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { element, type Xml, xmlDocument } from "../../../platform/xml.ts";
import { type Feed, type FeedItem, lastSeenIn } from "./feed.ts";

/** RFC 4287. */
export function atom(feed: Feed): string {
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": currentLocale() },
      element("id", {}, feed.self),
      element("title", {}, feed.title),
      element("subtitle", {}, feed.description),
      // A feed must have a date; an empty one uses 1970.
      element("updated", {}, lastSeenIn(feed) ?? isoTime(0)),
      element("link", { rel: "self", type: "application/atom+xml", href: feed.self }),
      element("link", { rel: "alternate", type: "text/html", href: feed.page }),
      element("author", {}, element("name", {}, message("app.name"))),
      ...feed.items.map(entry),
    ),
    feedStyle,
  );
}

function entry({ id, address, job, tags }: FeedItem): Xml {
  return element(
    "entry",
    {},
    element("id", {}, id),
    element("title", {}, job.title),
    element("link", { rel: "alternate", type: "text/html", href: address }),
    element("published", {}, job.firstSeenAt),
    element("updated", {}, job.firstSeenAt),
    element("author", {}, element("name", {}, job.organization.name)),
    ...tags.map((term) => element("category", { term })),
    element("summary", {}, job.snippet ?? ""),
  );
}
