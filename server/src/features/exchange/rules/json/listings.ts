import { z } from "zod";
import { sourceId } from "../source-id.ts";
import type { SourcePosting } from "../source-posting.ts";
import { maybeDate, maybeFlag, maybeMany, maybeText } from "./loose.ts";
import type { Shape } from "./shape.ts";

const listing = z.object({
  company_name: z.string(),
  title: z.string(),
  locations: maybeMany(z.string()),
  active: z.boolean(),
  id: maybeText,
  url: maybeText,
  date_posted: maybeDate,
  is_visible: maybeFlag,
  sponsorship: maybeText,
  terms: maybeMany(z.string()),
});

/** The listings that student-run collections of openings publish: title, company, places, whether active. */
export const listings: Shape = {
  format: "listings",
  recognizes: (row) => "company_name" in row && "locations" in row && "active" in row,
  read(row) {
    const { company_name, title, locations, active, id, url, date_posted, is_visible, sponsorship, terms } =
      listing.parse(row);
    return {
      sourceId: sourceId(id, {
        title,
        organization: company_name,
        place: locations.join(";"),
        description: url,
      }),
      title,
      organization: company_name,
      url,
      places: locations,
      facts: factsOf(sponsorship, terms),
      sponsorship,
      postedAt: date_posted,
      active: active && is_visible !== false,
    };
  },
};

function factsOf(sponsorship: string | undefined, terms: string[]): SourcePosting["facts"] {
  return [
    ...(sponsorship === undefined || sponsorship === "Other" ? [] : [["Sponsorship", sponsorship] as const]),
    ...(terms.length === 0 ? [] : [["Terms", terms.join(", ")] as const]),
  ];
}
