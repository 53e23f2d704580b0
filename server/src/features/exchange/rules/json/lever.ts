import { z } from "zod";
import { escapeHtml } from "../../../../platform/html.ts";
import { payUnitOf } from "../normalize/pay-unit.ts";
import { sourceId } from "../source-id.ts";
import { maybe, maybeDate, maybeMany, maybeNumber, maybeText, present } from "./loose.ts";
import type { Shape } from "./shape.ts";

const leverPosting = z.object({
  id: maybeText,
  text: z.string(),
  hostedUrl: maybeText,
  categories: maybe(
    z.object({
      commitment: maybeText,
      department: maybeText,
      team: maybeText,
      location: maybeText,
      allLocations: maybeMany(z.string()),
    }),
  ),
  workplaceType: maybeText,
  description: maybeText,
  descriptionPlain: maybeText,
  lists: maybeMany(z.object({ text: z.string(), content: z.string() })),
  additional: maybeText,
  salaryRange: maybe(
    z.object({ currency: maybeText, interval: maybeText, min: maybeNumber, max: maybeNumber }),
  ),
  createdAt: maybeDate,
});

/** Postings of `GET api.lever.co/v0/postings/{site}?mode=json`. */
export const lever: Shape = {
  format: "lever",
  recognizes: (row) => "text" in row && ("hostedUrl" in row || "categories" in row),
  read(row) {
    const posting = leverPosting.parse(row);
    const { text: title, hostedUrl: url, categories, salaryRange: pay } = posting;
    const places = categories?.allLocations.length
      ? categories.allLocations
      : present([categories?.location]);
    return {
      sourceId: sourceId(posting.id, { title, place: places.join(";"), description: url }),
      title,
      url,
      descriptionHtml: descriptionOf(posting),
      descriptionText: posting.descriptionPlain,
      places,
      remote: posting.workplaceType,
      pay: pay && { min: pay.min, max: pay.max, currency: pay.currency, unit: payUnitOf(pay.interval) },
      jobTypes: present([categories?.commitment]),
      categories: present([categories?.department, categories?.team]),
      postedAt: posting.createdAt,
      active: true,
    };
  },
};

/** The description comes in three pieces: opening, lists under headings, closing. */
function descriptionOf({ description, lists, additional }: z.infer<typeof leverPosting>): string | undefined {
  const sections = lists.map(({ text, content }) => `<h3>${escapeHtml(text)}</h3><ul>${content}</ul>`);
  return present([description, ...sections, additional]).join("") || undefined;
}
