import { z } from "zod";
import { payUnitOf } from "../normalize/pay-unit.ts";
import { sourceId } from "../source-id.ts";
import type { SourceAddress, SourcePay } from "../source-posting.ts";
import { maybe, maybeDate, maybeFlag, maybeMany, maybeNumber, maybeText, present } from "./loose.ts";
import type { Shape } from "./shape.ts";

const postal = z.object({
  addressLocality: maybeText,
  addressRegion: maybeText,
  addressCountry: maybeText,
});

/** Secondary places have it without the postal address around it. */
const address = maybe(postal.extend({ postalAddress: maybe(postal) }));

const component = z.object({
  compensationType: maybeText,
  interval: maybeText,
  currencyCode: maybeText,
  minValue: maybeNumber,
  maxValue: maybeNumber,
});

const compensation = maybe(
  z.object({ compensationTierSummary: maybeText, summaryComponents: maybeMany(component) }),
);

const job = z.object({
  id: maybeText,
  title: z.string(),
  location: maybeText,
  address,
  secondaryLocations: maybeMany(z.object({ location: maybeText, address })),
  department: maybeText,
  team: maybeText,
  isListed: maybeFlag,
  isRemote: maybeFlag,
  workplaceType: maybeText,
  employmentType: maybeText,
  descriptionHtml: maybeText,
  descriptionPlain: maybeText,
  publishedAt: maybeDate,
  jobUrl: maybeText,
  compensation,
});

/** A board of `GET api.ashbyhq.com/posting-api/job-board/{board}?includeCompensation=true`. */
export const ashby: Shape = {
  format: "ashby",
  recognizes: (row) => "title" in row && ("jobUrl" in row || "isListed" in row),
  read(row) {
    const posting = job.parse(row);
    const { title, jobUrl: url, location } = posting;
    return {
      sourceId: sourceId(posting.id ?? url, {
        title,
        place: location,
        description: posting.descriptionPlain,
      }),
      title,
      url,
      descriptionHtml: posting.descriptionHtml,
      descriptionText: posting.descriptionPlain,
      places: present([placeOf(posting), ...posting.secondaryLocations.map(placeOf)]),
      remote: posting.workplaceType ?? (posting.isRemote === true ? "Remote" : undefined),
      pay: payOf(posting.compensation),
      jobTypes: present([posting.employmentType]),
      categories: present([posting.department, posting.team]),
      postedAt: posting.publishedAt,
      active: posting.isListed !== false,
    };
  },
};

/** The address if it states at least a city, otherwise the board's own name for the place. */
function placeOf(at: {
  location?: string | undefined;
  address?: z.infer<typeof address>;
}): string | SourceAddress | undefined {
  const {
    addressLocality: city,
    addressRegion: state,
    addressCountry: country,
  } = at.address?.postalAddress ?? at.address ?? {};
  return city === undefined ? at.location : { city, state, country };
}

function payOf(compensation: z.infer<typeof job>["compensation"]): SourcePay | undefined {
  if (compensation === undefined) return undefined;
  const salaries = compensation.summaryComponents.filter((part) => part.compensationType === "Salary");
  const salary = salaries.length === 1 ? salaries[0] : undefined;
  return {
    text: compensation.compensationTierSummary,
    min: salary?.minValue,
    max: salary?.maxValue,
    currency: salary?.currencyCode,
    unit: payUnitOf(salary?.interval),
  };
}
