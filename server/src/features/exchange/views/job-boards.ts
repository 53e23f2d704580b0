import { payText } from "@candor/contract/jobs/pay-text";
import { placeText } from "@candor/contract/jobs/place-text";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { postingPath } from "@candor/contract/jobs/slug";
import { cdata, element, type Xml } from "../../../platform/xml.ts";
import type { PostedDetails } from "../../jobs/views/details.ts";

export interface FedJob extends PostedDetails {
  /** "full", "part" or both, as the posting states. */
  readonly schedules: readonly string[];
}

/** A posting at one of its places: boards list one job per place. */
export interface FedPosting {
  readonly job: FedJob;
  readonly place: JobDetails["places"][number] | undefined;
  /** Unique within the feed: the posting's number and, from the second place on, the place's. */
  readonly reference: string;
  readonly address: string;
}

export function fedPostings(job: FedJob, publicUrl: string): FedPosting[] {
  const address = `${publicUrl}${postingPath(job)}`;
  const regions = withinOf(job);
  const places = job.places.length > 0 ? job.places : regions.length > 0 ? regions : [undefined];
  return places.map((place, at) => ({
    job,
    place,
    reference: at === 0 ? job.id : `${job.id}-${at + 1}`,
    address,
  }));
}

/** A job board's XML: one element per posting. Absent values have no element. */
export const jobBoards = {
  /** https://docs.indeed.com/indeed-apply/xml-feed */
  indeed: ({ job, place, reference, address }) => ({
    title: job.title,
    date: mailDate(job.postedAt),
    referencenumber: reference,
    requisitionid: job.id,
    url: address,
    company: job.organization.name,
    city: place?.city,
    state: place?.state,
    country: place?.country,
    description: cdata(job.description),
    salary: payText(job),
    jobtype: jobTypes(job, indeedTypes),
    category: job.industry,
    remotetype: job.remote.kind === "unknown" ? undefined : indeedRemote[job.remote.kind],
    expirationdate: job.closesAt && mailDate(job.closesAt),
  }),
  ziprecruiter: ({ job, place, reference, address }) => ({
    referencenumber: reference,
    title: job.title,
    description: cdata(job.description),
    company: job.organization.name,
    city: place?.city,
    state: place?.state,
    country: place?.country,
    date: job.postedAt,
    url: address,
    job_type: jobTypes(job, zipRecruiterTypes),
    category: job.industry,
    compensation_min: job.compensationMin?.toString(),
    compensation_max: job.compensationMax?.toString(),
    compensation_interval: job.compensationType && intervals[job.compensationType],
    compensation_currency: job.compensationCurrency,
  }),
  /** https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide */
  linkedin: ({ job, place, reference, address }) => ({
    partnerJobId: reference,
    company: job.organization.name,
    title: job.title,
    description: cdata(job.description),
    applyUrl: address,
    location: place && placeText(place),
    city: place?.city,
    state: place?.state,
    country: place?.country,
    workplaceTypes: job.remote.kind === "unknown" ? undefined : linkedInRemote[job.remote.kind],
    jobtype: jobTypes(job, linkedInTypes),
    category: job.industry,
    skills: joined(job.skills.map((skill) => element("skill", {}, skill))),
    salaries: salaries(job),
    listDate: job.postedAt,
    expirationDate: job.closesAt,
  }),
} as const satisfies Record<string, (posting: FedPosting) => Readonly<Record<string, Value>>>;

export type JobBoard = keyof typeof jobBoards;

type Value = string | Xml | undefined;

export function jobElement(board: JobBoard, posting: FedPosting): Xml {
  const fields: [string, Value][] = Object.entries(jobBoards[board](posting));
  return element("job", {}, ...fields.flatMap(([name, value]) => (value ? [element(name, {}, value)] : [])));
}

const indeedRemote = { remote: "Fully remote", hybrid: "Hybrid remote", onsite: "In person" } as const;
const linkedInRemote = { remote: "Remote", hybrid: "Hybrid", onsite: "On-site" } as const;

type TypeWords = { readonly single?: true } & Readonly<
  Partial<Record<NonNullable<JobDetails["jobType"]> | "full" | "part", string>>
>;

const indeedTypes: TypeWords = {
  permanent: "permanent",
  contractor: "contractor",
  contract: "contract",
  full: "fulltime",
  part: "parttime",
};
const zipRecruiterTypes: TypeWords = {
  contractor: "Contractor",
  contract: "Temporary",
  full: "Full-Time",
  part: "Part-Time",
};
const linkedInTypes: TypeWords = {
  single: true,
  contractor: "CONTRACT",
  contract: "CONTRACT",
  full: "FULL_TIME",
  part: "PART_TIME",
};

const intervals = {
  hour: "Hourly",
  day: "Daily",
  week: "Weekly",
  month: "Monthly",
  year: "Annually",
} as const;
const periods = { hour: "HOURLY", day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" } as const;

/** A remote job without a place is listed where one may work from: "US-CA" is California. */
function withinOf({ remote }: FedJob): JobDetails["places"] {
  return (remote.within ?? []).map((code) => {
    const [country = code, state] = code.split("-");
    return { country, ...(state !== undefined && { state }) };
  });
}

/** The terms and the hours, if the board has a word for them. */
function jobTypes({ jobType, schedules }: FedJob, words: TypeWords): string | undefined {
  const named = [jobType, ...(schedules as readonly ("full" | "part")[])].flatMap((type) =>
    type === undefined ? [] : (words[type] ?? []),
  );
  const types = words.single ? named.slice(0, 1) : named;
  return types.length === 0 ? undefined : types.join(",");
}

function salaries(job: FedJob): Xml | undefined {
  const { compensationMin: low, compensationMax: high, compensationType: unit } = job;
  if (low === undefined && high === undefined) return undefined;
  const end = (name: string, amount: number | undefined) =>
    amount === undefined
      ? []
      : [element(name, {}, element("amount", {}, String(amount)), ...currencyOf(job))];
  return element(
    "salary",
    {},
    ...end("highEnd", high),
    ...end("lowEnd", low),
    ...(unit === undefined ? [] : [element("period", {}, periods[unit])]),
    element("type", {}, "BASE_SALARY"),
  );
}

function currencyOf({ compensationCurrency: currency }: FedJob): Xml[] {
  return currency === undefined ? [] : [element("currencyCode", {}, currency)];
}

function joined(elements: readonly Xml[]): Xml | undefined {
  return elements.length === 0 ? undefined : { xml: elements.map(({ xml }) => xml).join("") };
}

/** RFC 822, with the year in four digits. */
function mailDate(instant: string): string {
  return new Date(instant).toUTCString();
}
