/** Postings whose words occur in no demo content, published the way a site does it for search engines. */
export const keepers = 45;

const answered = 22;
export const pierCompany = "Pier Company";
export const menders = "Mooring Works";

/** Organizations with this many postings each, for tests that answer all applications to one. */
export const crews = {
  "Reef Company": 40,
  "Shoal Company": 3,
  "Skerry Company": 3,
  "Holm Company": 3,
  "Islet Company": 3,
  "Cove Company": 3,
  "Inlet Company": 2,
  "Atoll Company": 1,
  "Lagoon Company": 6,
  "Groyne Company": 2,
  "Jetty Company": 2,
  "Weir Company": 1,
  "Spit Company": 1,
  "Bight Company": 1,
  "Quay Company": 1,
  "Dock Company": 1,
  "Slip Company": 1,
} as const;
export type Crew = keyof typeof crews;

/** The crew whose posting states a requirement. */
export const requiring: Crew = "Dock Company";

/** The title of one of a crew's postings, counted from 1. */
export function crewTitle(crew: Crew, at: number): string {
  return `${crew.split(" ")[0]} Tender ${at}`;
}

export const diver = {
  "@type": "JobPosting",
  identifier: "diver",
  title: "Kelp Farm Diver",
  url: "https://harbor.example/jobs/diver",
  hiringOrganization: "Harbor Trust",
  description: "<p>Plant and <strong>harvest</strong> kelp.</p><ul><li>Own dry suit</li></ul>",
  jobLocation: place("Austin", "TX"),
  baseSalary: pay("HOUR", 40, 55),
  datePosted: daysAgo(3),
};

const remoteKeeper = {
  ...keeper(0),
  jobLocationType: "TELECOMMUTE",
  applicantLocationRequirements: "US",
};

/** What postings state about working hours: two say nights, one days, one nothing. */
const trawling = [
  "Haul nets on the night shift. Visa sponsorship is available.",
  "Haul nets on the day shift. No weekends.",
  "Mend nets on the night shift. Weekend work is required. We do not sponsor visas.",
  "Cook for the crew.",
];

export const postings = {
  "@context": "https://schema.org",
  "@graph": [
    diver,
    remoteKeeper,
    ...Array.from({ length: keepers - 1 }, (_, at) => keeper(at + 1)),
    ...Array.from({ length: answered }, (_, at) => answeredFor(at + 1)),
    ...trawling.map(trawler),
    ...["Bell", "Buoy", "Chain"].map(mender),
    ...Object.entries(crews).flatMap(([crew, count]) =>
      Array.from({ length: count }, (_, at) => ofCrew(crew as Crew, at + 1)),
    ),
  ],
};

function trawler(description: string, at: number) {
  return {
    "@type": "JobPosting",
    identifier: `trawler-${at + 1}`,
    title: `Trawler Hand ${at + 1}`,
    url: `https://trawler.example/jobs/${at + 1}`,
    hiringOrganization: "Trawler Fleet",
    description: `<p>${description}</p>`,
    jobLocation: place("Gloucester", "MA"),
    datePosted: daysAgo(95),
  };
}

/** A posting of the organization that a test takes over: its first two lack only a workplace. */
function mender(what: string, at: number) {
  return {
    "@type": "JobPosting",
    identifier: `mender-${at}`,
    title: `${what} Mender`,
    url: `https://mooring.example/jobs/${at}`,
    hiringOrganization: menders,
    description:
      "<p>You mend what keeps ships in their place, at the pier and on our boat. You splice, weld and paint, and you write down what you found worn.</p>",
    jobLocation: at < 2 ? place("Portland", "OR") : place("Denver", "CO"),
    ...(at < 2 && { baseSalary: pay("YEAR", 50_000, 60_000) }),
    datePosted: daysAgo(92),
    employmentType: "FULL_TIME",
  };
}

/** A posting of the organization that tests claim: applicants are promised an answer. */
function answeredFor(at: number) {
  return {
    "@type": "JobPosting",
    identifier: `pier-${at}`,
    title: `Pier Watcher ${at}`,
    url: `https://pier.example/jobs/${at}`,
    hiringOrganization: pierCompany,
    description: `<p>Watch pier number ${at}.</p>`,
    jobLocation: place("Portland", "ME"),
    datePosted: daysAgo(90),
  };
}

function ofCrew(crew: Crew, at: number) {
  const title = crewTitle(crew, at);
  return {
    "@type": "JobPosting",
    identifier: title,
    title,
    url: `https://crews.example/jobs/${encodeURIComponent(title)}`,
    hiringOrganization: crew,
    description:
      crew === requiring
        ? "<p>Tend what grows there.</p><h3>Requirements</h3><ul><li>Two years of splicing rope</li></ul>"
        : "<p>Tend what grows there.</p>",
    jobLocation: place("Portland", "ME"),
    datePosted: daysAgo(90),
  };
}

function keeper(at: number) {
  return {
    "@type": "JobPosting",
    identifier: `keeper-${at}`,
    title: `Lighthouse Keeper ${at}`,
    url: `https://harbor.example/jobs/keeper-${at}`,
    hiringOrganization: "Harbor Trust",
    description: `<p>Keep lamp number ${at} lit.</p>`,
    jobLocation: place("Portland", "ME"),
    baseSalary: pay("YEAR", 60_000 + at * 1000, 90_000 + at * 1000),
    datePosted: daysAgo(at),
    employmentType: at % 3 === 0 ? "CONTRACTOR" : "FULL_TIME",
    skills: at % 2 === 0 ? "Optics, Seamanship" : "Optics",
  };
}

function place(addressLocality: string, addressRegion: string) {
  return { address: { addressLocality, addressRegion, addressCountry: "US" } };
}

function pay(unitText: string, minValue: number, maxValue: number) {
  return { currency: "USD", value: { unitText, minValue, maxValue } };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
