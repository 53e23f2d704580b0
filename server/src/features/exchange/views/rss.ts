import { currentLocale } from "@candor/contract/messages/locale";
import { feedStyle } from "../../../platform/feed-style.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { element, type Xml, xmlDocument } from "../../../platform/xml.ts";
import { type Feed, type FeedItem, lastSeenIn } from "./feed.ts";

/** RSS 2.0, with the self link that its advisory board recommends. */
export function rss(feed: Feed): string {
  const built = lastSeenIn(feed);
  const channel = element(
    "channel",
    {},
    element("title", {}, feed.title),
    element("link", {}, feed.page),
    element("description", {}, feed.description),
    element("language", {}, currentLocale()),
    element("atom:link", { rel: "self", type: "application/rss+xml", href: feed.self }),
    ...(built ? [element("lastBuildDate", {}, mailDate(built))] : []),
    ...feed.items.map(itemElement),
  );
  const namespaces = {
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument(element("rss", { version: "2.0", ...namespaces }, channel), feedStyle);
}

function itemElement({ id, address, job, tags }: FeedItem): Xml {
  return element(
    "item",
    {},
    element("title", {}, job.title),
    element("link", {}, address),
    element("guid", { isPermaLink: "true" }, id),
    element("pubDate", {}, mailDate(job.firstSeenAt)),
    // RSS's own author element requires an email address.
    element("dc:creator", {}, job.organization.name),
    ...tags.map((tag) => element("category", {}, tag)),
    // Readers treat it as HTML.
    element("description", {}, escapeHtml(job.snippet ?? "")),
  );
}

/** RFC 822, with the year in four digits. */
function mailDate(instant: string): string {
  return new Date(instant).toUTCString();
}
