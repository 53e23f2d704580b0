import type { JobDetails } from "@candor/contract/jobs/shapes";
import { addresses } from "../../addresses.ts";

type Json = Readonly<Record<string, unknown>>;

const employmentTypes = { permanent: "FULL_TIME", contract: "CONTRACTOR", contractor: "CONTRACTOR" } as const;

/**
 * A posting for search engines (schema.org/JobPosting, developers.google.com/search/docs/appearance/structured-data/job-posting).
 * None for a closed one, and none where it does not state what is required: nothing is invented.
 */
export function jobPostingData(job: JobDetails, publicUrl: string, path: string): Json | undefined {
  const where = { ...jobLocation(job), ...remotePair(job) };
  const isWhole = job.status === "open" && job.description !== "" && Object.keys(where).length > 0;
  if (!isWhole) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.description,
    datePosted: job.postedAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
    hiringOrganization: hiringOrganization(job, publicUrl),
    identifier: { "@type": "PropertyValue", name: job.organization.name, value: job.id },
    url: `${publicUrl}${path}`,
    // Applications to other postings wait until their organization claims them.
    ...(job.hosted && { directApply: true }),
    ...(job.jobType && { employmentType: employmentTypes[job.jobType] }),
    ...where,
    ...baseSalary(job),
  };
}

/** The organization that the work is for: a client only if it has confirmed that. */
function hiringOrganization({ organization, client }: JobDetails, publicUrl: string): Json {
  if (client)
    return {
      "@type": "Organization",
      name: client.name,
      url: `${publicUrl}${addresses.openBooks(client)}`,
    };
  const { name, site, logo } = organization;
  return {
    "@type": "Organization",
    name,
    ...(site && { sameAs: site }),
    ...(logo && { logo: `${publicUrl}${logo}` }),
  };
}

function jobLocation({ places }: JobDetails): Json {
  const stated = places.filter(({ city, state, country }) => city ?? state ?? country);
  if (stated.length === 0) return {};
  return {
    jobLocation: stated.map(({ city, state, country }) => ({
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(city && { addressLocality: city }),
        ...(state && { addressRegion: state }),
        ...(country && { addressCountry: country }),
      },
    })),
  };
}

/** Both or neither: a remote job says where one may work from. Regions are ISO 3166 codes. */
function remotePair({ remote, address }: JobDetails): Json {
  const regions = remote.within ?? (address.country === undefined ? [] : [address.country]);
  if (remote.kind !== "remote" || regions.length === 0) return {};
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: regions.map((code) => ({
      "@type": code.includes("-") ? "State" : "Country",
      name: code,
    })),
  };
}

function baseSalary(job: JobDetails): Json {
  const { compensationMin: min, compensationMax: max, compensationType: unit, compensationCurrency } = job;
  if (unit === undefined || compensationCurrency === undefined || (min ?? max) === undefined) return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: compensationCurrency,
      value: {
        "@type": "QuantitativeValue",
        ...(min !== undefined && { minValue: min }),
        ...(max !== undefined && { maxValue: max }),
        unitText: unit.toUpperCase(),
      },
    },
  };
}
