import { currentLocale } from "@candor/contract/messages/locale";
import type { Feed } from "./feed.ts";

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ title, description, page, self, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: page,
    feed_url: self,
    language: currentLocale(),
    items: items.map(({ id, address, job, tags }) => ({
      id,
      url: address,
      title: job.title,
      content_text: job.snippet ?? "",
      date_published: job.firstSeenAt,
      date_modified: job.firstSeenAt,
      authors: [{ name: job.organization.name }],
      tags,
    })),
  });
}
