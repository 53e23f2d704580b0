import { z } from "zod";
import { decodeEntities, escapeHtml } from "../../../../platform/html.ts";
import { payUnitOf } from "../normalize/pay-unit.ts";
import { sourceId } from "../source-id.ts";
import type { SourceAddress, SourcePay } from "../source-posting.ts";
import { maybe, maybeDate, maybeMany, maybeText, present } from "./loose.ts";
import type { Shape } from "./shape.ts";

const named = z.union([z.string(), z.object({ name: z.string() }).transform((thing) => thing.name)]);
const numeric = z.union([z.number(), z.string()]);

const address = z.object({
  addressLocality: maybe(named),
  addressRegion: maybe(named),
  addressCountry: maybe(named),
  postalCode: maybeText,
});

const coordinate = z.coerce.number().optional().catch(undefined);

const place = z.object({
  name: maybeText,
  address: maybe(z.union([z.string(), address])),
  geo: maybe(z.object({ latitude: coordinate, longitude: coordinate })),
});

const salary = z.object({
  currency: maybeText,
  unitText: maybeText,
  minValue: maybe(numeric),
  maxValue: maybe(numeric),
  value: maybe(
    z.union([
      numeric,
      z.object({
        minValue: maybe(numeric),
        maxValue: maybe(numeric),
        value: maybe(numeric),
        unitText: maybeText,
        currency: maybeText,
      }),
    ]),
  ),
});

const text = maybeMany(
  z.union([z.string(), z.object({ description: z.string() }).transform((it) => it.description)]),
);

const jobPosting = z.object({
  "@id": maybeText,
  identifier: maybe(z.union([numeric, z.object({ value: numeric }).transform((id) => id.value)])),
  title: maybeText,
  name: maybeText,
  description: maybeText,
  hiringOrganization: maybe(named),
  url: maybeText,
  jobLocation: maybeMany(z.union([z.string(), place])),
  jobLocationType: maybeText,
  applicantLocationRequirements: maybeMany(named),
  employmentType: maybeMany(z.string()),
  industry: maybeMany(named),
  occupationalCategory: maybeMany(named),
  skills: maybeMany(named),
  baseSalary: maybe(z.union([numeric, salary])),
  datePosted: maybeDate,
  validThrough: maybeDate,
  responsibilities: text,
  qualifications: text,
  experienceRequirements: text,
  educationRequirements: text,
  salaryCurrency: maybeText,
});

/** schema.org/JobPosting as sites publish it for search engines. */
export const jobPostingLd: Shape = {
  format: "json-ld",
  recognizes: (row) => "@type" in row || "@graph" in row,
  isPosting: (row) =>
    [row["@type"]].flat().some((type) => String(type).replace(/^.*[/:]/, "") === "JobPosting"),
  read(row) {
    const posting = jobPosting.parse(row);
    const { url, hiringOrganization: organization, description } = posting;
    const title = posting.title ?? posting.name ?? "";
    return {
      sourceId: sourceId(posting.identifier ?? url ?? posting["@id"], { title, organization, description }),
      title,
      organization,
      url,
      descriptionHtml: descriptionOf(posting),
      places: present(posting.jobLocation.map(placeOf)),
      remote: posting.jobLocationType,
      remoteWithin: posting.applicantLocationRequirements,
      pay: payOf(posting),
      jobTypes: posting.employmentType,
      categories: [...posting.industry, ...posting.occupationalCategory],
      skills: posting.skills.flatMap((skills) => skills.split(/[,;\n]/)),
      postedAt: posting.datePosted,
      closesAt: posting.validThrough,
      closesByDate: true,
      active: true,
    };
  },
};

type JobPosting = z.infer<typeof jobPosting>;

/** Sites may omit these from the description or repeat them there. */
const sections = [
  ["responsibilities", "Responsibilities"],
  ["qualifications", "Qualifications"],
  ["experienceRequirements", "Experience"],
  ["educationRequirements", "Education"],
] as const;

function descriptionOf(posting: JobPosting): string {
  const description = markup(posting.description ?? "");
  const more = sections.flatMap(([field, heading]) => {
    const texts = posting[field].map(markup).filter((text) => !description.includes(text));
    return texts.length === 0 ? [] : [`<h3>${heading}</h3><p>${texts.join("</p><p>")}</p>`];
  });
  return [description, ...more].join("");
}

/** HTML, whose tags some sites escape, or plain text. */
function markup(text: string): string {
  if (text.includes("<")) return text;
  return text.includes("&lt;")
    ? decodeEntities(text)
    : escapeHtml(decodeEntities(text)).replace(/\n/g, "<br />");
}

function placeOf(location: JobPosting["jobLocation"][number]): string | SourceAddress | undefined {
  if (typeof location === "string") return location;
  const { address, geo, name } = location;
  if (address === undefined || typeof address === "string") return address ?? name;
  return {
    city: address.addressLocality,
    state: address.addressRegion,
    country: address.addressCountry,
    postalCode: address.postalCode,
    latitude: geo?.latitude,
    longitude: geo?.longitude,
  };
}

function payOf({ baseSalary, salaryCurrency }: JobPosting): SourcePay | undefined {
  if (baseSalary === undefined) return undefined;
  if (typeof baseSalary !== "object") return { text: String(baseSalary), currency: salaryCurrency };
  const { value } = baseSalary;
  const inner = typeof value === "object" ? value : { value };
  const { minValue, maxValue, value: one } = { ...baseSalary, ...inner };
  const exact = typeof one === "object" ? undefined : one;
  return {
    min: minValue ?? exact,
    max: maxValue ?? exact,
    unit: payUnitOf(("unitText" in inner ? inner.unitText : undefined) ?? baseSalary.unitText),
    currency: baseSalary.currency ?? ("currency" in inner ? inner.currency : undefined) ?? salaryCurrency,
  };
}
