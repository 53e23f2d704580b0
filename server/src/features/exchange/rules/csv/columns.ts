import { payUnitOf } from "../normalize/pay-unit.ts";
import { sourceId } from "../source-id.ts";
import type { SourcePosting } from "../source-posting.ts";
import type { RowReader } from "./row-reader.ts";

/** Column names by content, most specific first; case, spaces and punctuation are ignored. */
const names = {
  title: "job title, title, position title, business title, posting title, job name, position, role, vacancy",
  description: "job description, description, description html, details, job details, body, content, summary",
  organization:
    "company, company name, organization, organization name, organisation, employer, employer name, hiring organization, agency",
  recruiter: "recruiter, recruiter name",
  url: "url, job url, link, job link, apply url, application url, posting url, job posting url",
  id: "id, job id, posting id, req id, requisition id, requisition number, reference number, reference, external id, identifier, uuid, guid",
  location: "location, job location, locations, place, work location, address",
  city: "city, town, job city",
  state: "state, region, province, state province, job state",
  country: "country, country code, job country",
  postalCode: "postal code, zip, zip code, postcode",
  pay: "salary, pay, compensation, salary range, pay range, wage, salary text",
  payMin:
    "salary min, min salary, minimum salary, salary from, salary range from, pay min, compensation min, pay from",
  payMax:
    "salary max, max salary, maximum salary, salary to, salary range to, pay max, compensation max, pay to",
  payUnit:
    "salary unit, salary frequency, salary type, salary period, pay period, pay unit, pay type, compensation type, pay frequency",
  currency: "currency, salary currency, pay currency",
  jobType: "job type, employment type, contract type, employment, work type, commitment",
  category: "job category, category, industry, department, function, job function, sector",
  skills: "skills, key skills, required skills, skill set, tags",
  languages: "languages, spoken languages, language requirements",
  sponsorship: "visa sponsorship, sponsorship, sponsors visa, offers sponsorship",
  shift: "shift, work shift, shifts, shift type",
  licenses: "licenses, license, required license, licenses required, license required",
  remote: "remote, is remote, workplace type, work mode, work arrangement, remote status",
  posted:
    "date posted, posted, posted at, posted date, posting date, post date, published at, publish date, publication date, date, created at",
  closes:
    "closing date, deadline, application deadline, valid through, expires, expires at, expiry date, expiration date, post until, closes at",
  active: "active, is active, open",
} as const;

type Column = keyof typeof names;

// The object's keys are what its type says.
const columns = Object.keys(names).filter((name): name is Column => name in names);

/** Reads rows below a header that names a title; nothing else is needed. */
export function columnReader(header: string[]): RowReader | undefined {
  const at = columnsOf(header);
  if (at.title === undefined) return undefined;
  return (record) => postingOf((column) => record[at[column] ?? -1]?.trim() || undefined);
}

function columnsOf(header: string[]): Partial<Record<Column, number>> {
  const headings = header.map(plain);
  const at: Partial<Record<Column, number>> = {};
  for (const column of columns) {
    const known = names[column]
      .split(", ")
      .map(plain)
      .find((name) => headings.includes(name));
    if (known !== undefined) at[column] = headings.indexOf(known);
  }
  return at;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function postingOf(value: (column: Column) => string | undefined): SourcePosting {
  const title = value("title") ?? "";
  const description = value("description");
  const organization = value("organization");
  const places = placesOf(value);
  const place = places
    .map((place) => (typeof place === "string" ? place : Object.values(place).join(" ")))
    .join(";");
  return {
    sourceId: sourceId(value("id"), { title, organization, place, description }),
    title,
    organization,
    recruiter: value("recruiter"),
    url: value("url"),
    ...(looksLikeHtml(description) ? { descriptionHtml: description } : { descriptionText: description }),
    places,
    remote: value("remote"),
    pay: payOf(value),
    jobTypes: listOf(value("jobType")),
    categories: listOf(value("category")),
    skills: listOf(value("skills")),
    languages: listOf(value("languages")),
    sponsorship: value("sponsorship"),
    shift: value("shift"),
    licenses: value("licenses"),
    postedAt: value("posted"),
    closesAt: value("closes"),
    closesByDate: true,
    active: !/^(?:false|0|no|n|closed|inactive)$/i.test(value("active") ?? ""),
  };
}

function placesOf(value: (column: Column) => string | undefined): SourcePosting["places"] {
  const [city, state, country, postalCode] = [
    value("city"),
    value("state"),
    value("country"),
    value("postalCode"),
  ];
  if (city !== undefined || postalCode !== undefined) return [{ city, state, country, postalCode }];
  const location = value("location");
  if (location !== undefined) return [location];
  return state !== undefined || country !== undefined ? [{ state, country }] : [];
}

function payOf(value: (column: Column) => string | undefined): SourcePosting["pay"] {
  return {
    min: value("payMin"),
    max: value("payMax"),
    unit: payUnitOf(value("payUnit")),
    currency: value("currency"),
    text: value("pay"),
  };
}

function listOf(text: string | undefined): string[] | undefined {
  return text
    ?.split(/[,;|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

function looksLikeHtml(text: string | undefined): boolean {
  return text !== undefined && /<\/?(?:p|br|ul|li|div|strong|b|h[1-6])\b[^<>]*>/i.test(text);
}
