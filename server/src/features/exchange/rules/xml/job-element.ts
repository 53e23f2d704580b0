import { payUnitOf } from "../normalize/pay-unit.ts";
import { sourceId } from "../source-id.ts";
import type { SourcePosting } from "../source-posting.ts";

/** Element names by content: Indeed's first, then ZipRecruiter's and LinkedIn's, whose pay and skills are nested. */
const names = {
  title: ["title"],
  id: ["referencenumber", "requisitionid", "partnerjobid", "id"],
  url: ["url", "applyurl", "link"],
  company: ["company", "sourcename"],
  city: ["city"],
  state: ["state"],
  country: ["country"],
  postalCode: ["postalcode", "postal_code", "zip"],
  location: ["location"],
  description: ["description"],
  pay: ["salary", "compensation"],
  payMin: ["compensation_min", "salary_min", "salaries/salary/lowend/amount"],
  payMax: ["compensation_max", "salary_max", "salaries/salary/highend/amount"],
  payUnit: ["compensation_interval", "salary_interval", "salaries/salary/period"],
  currency: [
    "compensation_currency",
    "salary_currency",
    "currency",
    "salaries/salary/highend/currencycode",
    "salaries/salary/lowend/currencycode",
  ],
  jobType: ["jobtype", "job_type", "employmenttype"],
  category: ["category", "job_category", "industry"],
  remote: ["remotetype", "workplacetypes", "remote"],
  skills: ["skills/skill"],
  date: ["date", "dateposted", "listdate"],
  expires: ["expirationdate", "expiration_date", "expires"],
} as const;

export function postingOf(fields: ReadonlyMap<string, string>): SourcePosting {
  const value = (name: keyof typeof names): string | undefined =>
    names[name]
      .map((element) => fields.get(element)?.trim())
      .find((text) => text !== undefined && text !== "");
  const title = value("title") ?? "";
  const organization = value("company");
  const [city, state, country, postalCode] = [
    value("city"),
    value("state"),
    value("country"),
    value("postalCode"),
  ];
  const place = [city, state, country, postalCode].filter((part) => part !== undefined).join(", ");
  const location = value("location");
  return {
    sourceId: sourceId(value("id") ?? value("url"), {
      title,
      organization,
      place,
      description: value("description"),
    }),
    title,
    organization,
    url: value("url"),
    descriptionHtml: value("description"),
    places: place !== "" ? [{ city, state, country, postalCode }] : location === undefined ? [] : [location],
    remote: value("remote"),
    pay: {
      text: value("pay"),
      min: value("payMin"),
      max: value("payMax"),
      unit: payUnitOf(value("payUnit")),
      currency: value("currency"),
    },
    jobTypes: value("jobType")?.split(",") ?? [],
    categories: value("category")?.split(",") ?? [],
    skills: value("skills")?.split("\n") ?? [],
    postedAt: value("date"),
    closesAt: value("expires"),
    closesByDate: true,
    active: true,
  };
}
