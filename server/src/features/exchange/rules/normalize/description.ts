import { decodeEntities, escapeHtml, paragraphs, sanitize } from "../../../../platform/html.ts";
import type { SourcePosting } from "../source-posting.ts";
import { tidy, tidyLines } from "../tidy.ts";

/** The description as sanitized HTML; "" if there is none. */
export function descriptionOf({ descriptionHtml, descriptionText }: SourcePosting): string {
  if (descriptionHtml !== undefined && descriptionHtml.trim() !== "") {
    const html = tidyLines(descriptionHtml);
    // Feeds put plain text where HTML belongs; its lines are kept.
    return sanitize(html.includes("<") ? html : paragraphs(decodeEntities(html)));
  }
  return sanitize(paragraphs(tidyLines(descriptionText ?? "")));
}

/** The facts as a list; "" if there are none. */
export function factsOf({ facts = [] }: Pick<SourcePosting, "facts">): string {
  const items = facts.map(([label, value]) => {
    return `<li><strong>${escapeHtml(tidy(label))}:</strong> ${escapeHtml(tidy(value))}</li>`;
  });
  return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}
