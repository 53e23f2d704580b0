import { z } from "zod";
import { decodeEntities } from "../../../../platform/html.ts";
import { sourceId } from "../source-id.ts";
import type { SourcePay } from "../source-posting.ts";
import { maybe, maybeDate, maybeMany, maybeNumber, maybeText, present } from "./loose.ts";
import type { Shape } from "./shape.ts";

const named = z.object({ name: z.string() });

const payRange = z.object({
  min_cents: maybeNumber,
  max_cents: maybeNumber,
  currency_type: maybeText,
  title: maybeText,
});

const job = z.object({
  id: maybeText,
  title: z.string(),
  absolute_url: z.string(),
  company_name: maybeText,
  location: maybe(named),
  offices: maybeMany(z.object({ name: maybeText, location: maybeText })),
  departments: maybeMany(named),
  content: maybeText,
  first_published: maybeDate,
  updated_at: maybeDate,
  pay_input_ranges: maybeMany(payRange),
});

/** A board of `GET boards-api.greenhouse.io/v1/boards/{token}/jobs?content=true`. */
export const greenhouse: Shape = {
  format: "greenhouse",
  recognizes: (row) => "absolute_url" in row && "title" in row,
  read(row) {
    const posting = job.parse(row);
    const { title, absolute_url: url, content, location } = posting;
    return {
      sourceId: sourceId(posting.id, { title, description: url }),
      title,
      organization: posting.company_name,
      url,
      descriptionHtml: content === undefined ? undefined : unescaped(content),
      places:
        location === undefined ? present(posting.offices.map((office) => office.location)) : [location.name],
      pay: payOf(posting.pay_input_ranges),
      categories: posting.departments.map((department) => department.name),
      postedAt: posting.first_published ?? posting.updated_at,
      active: true,
    };
  },
};

/** The HTML arrives with escaped tags. */
function unescaped(content: string): string {
  return content.includes("<") ? content : decodeEntities(content);
}

/** Several ranges belong to several places or levels, so none is used. */
function payOf(ranges: z.infer<typeof payRange>[]): SourcePay | undefined {
  const [range, ...others] = ranges;
  if (range === undefined || others.length > 0) return undefined;
  const { min_cents: min, max_cents: max } = range;
  return {
    min: min === undefined ? undefined : min / 100,
    max: max === undefined ? undefined : max / 100,
    currency: range.currency_type,
    unit: /hour/i.test(range.title ?? "") ? "hour" : undefined,
  };
}
