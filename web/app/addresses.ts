import type { JobDocument } from "@candor/contract/jobs/shapes";
import { jobSlug } from "@candor/contract/jobs/slug";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import type { ApplicationList, ApplicationStatus } from "@candor/contract/values";
import type { AccountChange, AccountPart } from "./accounts/account-changes.ts";
import { hiringAddresses } from "./hiring-addresses.ts";
import { withParameters } from "./with-parameters.ts";

/** The one place that spells the product's page addresses. */
export const addresses = {
  ...hiringAddresses,
  /** The rest is in `administration-addresses.ts`: only administrators load it. */
  admin: "/admin",
  home: "/",
  search: (parameters?: URLSearchParams) => withParameters("/search", parameters),
  feed: (format: "rss" | "atom" | "json" | "csv" | "ics", parameters: URLSearchParams) =>
    withParameters(`/search/feed.${format}`, parameters),
  /** M-22: includes the place that its reader searched. */
  details: (job: Job, home?: string) =>
    withParameters(
      `/details/${ofJob(job)}`,
      home ? new URLSearchParams({ [homeParameter]: home }) : undefined,
    ),
  report: (job: Job) => `/details/${ofJob(job)}/report`,
  jobCard: ({ id }: Pick<Job, "id">) => `/cards/jobs/${id}.png`,
  /** S-23: the reference is from a mail about an application. */
  apply: (job: Job, step?: ApplyStep, reference?: string | null) =>
    withParameters(
      `/apply/${ofJob(job)}${step === undefined ? "" : `/${step}`}`,
      reference ? new URLSearchParams({ [referenceParameter]: reference }) : undefined,
    ),
  oneClick: (job: Job) => `/apply/${ofJob(job)}/one-click`,
  login: (view: LoginView = "sign-in", parameters?: URLSearchParams) =>
    withParameters(view === "sign-in" ? "/login" : `/login/${view}`, parameters),
  loginProvider: "/login/provider",
  oneTap: "/login/one-tap",
  logout: "/logout",
  theme: "/theme",
  locale: "/language",
  dismissNotice: "/notice",
  timeZone: "/time-zone",
  /** `passkey` is the number of the passkey to change. */
  account: (change?: AccountChange, passkey?: string) =>
    withParameters(
      "/settings/account",
      change && new URLSearchParams({ change, ...(passkey && { passkey }) }),
    ),
  accountPart: (part: AccountPart, change?: AccountChange): string => `${addresses.account(change)}#${part}`,
  agency: "/settings/agency",
  payment: "/settings/payment",
  picture: "/settings/account/picture",
  /** `q` is what is searched in them. */
  applications: (status?: ApplicationStatus, q = "") =>
    withParameters(
      status === undefined ? "/settings/applications" : `/settings/applications/${status}`,
      q === "" ? undefined : new URLSearchParams({ q }),
    ),
  /** `change` is what the page asks about; its question is far down the page. */
  ownData: (change?: OwnDataChange) =>
    change === undefined
      ? "/settings/data"
      : `${withParameters("/settings/data", new URLSearchParams({ change }))}#${change}`,
  /** `slug` is the organization that the page asks about. */
  blocked: (slug?: string) =>
    withParameters("/settings/blocked", slug ? new URLSearchParams({ organization: slug }) : undefined),
  exportFile: "/settings/data/file",
  application: (id: string) => `/settings/application/${id}`,
  verify: "/verify",
  /** Applications made elsewhere. */
  elsewhere: "/settings/applications/elsewhere",
  oneElsewhere: (id: string) => `/settings/applications/elsewhere/${id}`,
  /** Those that this browser made without an account. */
  appliedHere: "/applied-here",
  /** What this browser keeps for when it is offline. */
  offline: "/offline",
  /** The form on that page for the posting whose Easy Apply has this address. */
  applyOffline: (applying: string) => withParameters("/offline", new URLSearchParams({ apply: applying })),
  applyAtSource: (job: Job) => `/apply/${ofJob(job)}/at-source`,
  /** S-23: takes the same reference. */
  migration: (reference: string, parameters?: URLSearchParams) =>
    withParameters(`/settings/migration/${encodeURIComponent(reference)}`, parameters),
  personal: "/settings/professional/personal",
  background: "/settings/professional/background",
  phones: "/settings/professional/phones",
  experience: "/settings/professional/experience",
  /** `change` is what the page asks about. */
  oneExperience: (id: string, change?: "remove") =>
    `/settings/professional/experience/${id}${change ? `?change=${change}` : ""}`,
  newExperience: "/settings/professional/experience/new",
  skills: "/settings/professional/skills",
  /** `answer` is the one to change. */
  answers: (answer?: string) =>
    withParameters("/settings/professional/answers", answer ? new URLSearchParams({ answer }) : undefined),
  /** `currentPay` opens the fields that are hidden at first. */
  goals: (currentPay = false) => `/settings/professional/goals${currentPay ? "?change=current-pay" : ""}`,
  calendar: "/settings/calendar",
  communication: "/settings/communication",
  /** `change` opens the question about one resume. */
  resumes: (change?: ResumeChange, resume?: string) =>
    withParameters(
      "/settings/professional/resume",
      change && new URLSearchParams({ change, ...(resume && { resume }) }),
    ),
  resumeUpload: "/settings/professional/resume/upload",
  /** `job` opens the form for one of the jobs that were read. */
  readResume: (id: string, job?: string) =>
    withParameters(
      `/settings/professional/resume/${id}/read`,
      job ? new URLSearchParams({ job }) : undefined,
    ),
  /** A resume made from the profile. */
  madeResume: (format: string) => `/settings/professional/resume/made/${format}`,
  resumePage: (id: string, page: number) => `/settings/professional/resume/${id}/pages/${page}`,
  resumeFile: (id: string) => `/settings/professional/resume/${id}/file`,
  /** A form that makes a job alert from the search with these parameters. */
  newAlert: (parameters: URLSearchParams) => withParameters("/job-alerts/new", parameters),
  alert: (id: string) => `/settings/communication/job-alerts/${id}`,
  /** The same for a person who opened the link in its mail. */
  optAlert: (id: string) => `/opt/job-alerts/${id}`,
  /** R-40, R-41: they exist outside production only. */
  installationTest: "/test",
  chaosLemur: "/chaos-lemur",
  suspicious: "/suspicious",
  opt: "/opt",
  recentSearches: "/settings/recent-searches",
  favoriteSearches: "/settings/favorite-searches",
  keptSearches: "/settings/searches",
  /** `wish` is the posting that somebody signs in to save, and the page to return to. */
  saved: (wish?: { readonly save: string; readonly from: string }) =>
    withParameters("/settings/saved", wish && new URLSearchParams(wish)),
  changeSaved: "/settings/saved/change",
  hidden: "/settings/hidden",
  changeHidden: "/settings/hidden/change",
  /** An organization's page, open to all. */
  openBooks: ({ slug }: { readonly slug: string }, starts: Readonly<Record<string, number>> = {}) =>
    withParameters(
      `/organization/${slug}`,
      new URLSearchParams(Object.entries(starts).flatMap(([of, at]) => (at > 0 ? [[of, `${at}`]] : []))),
    ),
  /** A call's address: the events behind an organization's record, as JSON. */
  ledgerFile: ({ slug }: { readonly slug: string }) => `/rest/organizations/${slug}/ledger`,
  proLedgerFile: ({ slug }: { readonly slug: string }) => `/rest/pros/${slug}/ledger`,
  organization: "/organization",
  newOrganization: "/organization/new",
  leads: "/organization/leads",
  pro: ({ slug }: { readonly slug: string }) => `/pro/${slug}`,
  claim: (slug: string) => `/organization/${slug}/claim`,
  organizationDetails: (slug: string) => `/organization/${slug}/details`,
  connections: (slug: string) => `/organization/${slug}/connections`,
  /** `removing` is the member whose removal the page asks about. */
  members: (slug: string, removing?: string) =>
    removing === undefined
      ? `/organization/${slug}/members`
      : `${withParameters(`/organization/${slug}/members`, new URLSearchParams({ remove: removing }))}#removal`,
  organizationJob: (jobId: string, filters: ApplicationFilters = {}, view?: "board") =>
    withParameters(
      `/organization/jobs/${jobId}`,
      new URLSearchParams([...(view ? [["view", view]] : []), ...pairsOf(filters)]),
    ),
  /** `copy` is the posting that it copies; without an organization, a new one is for the first. */
  newPosting: (begun?: { readonly copy?: string; readonly organization?: string }) =>
    withParameters("/organization/jobs/new", new URLSearchParams(begun)),
  /** `shows`: why publishing was refused, or the question before the draft is deleted. */
  editPosting: (jobId: string, shows?: "publish" | "discard") =>
    withParameters(`/organization/jobs/${jobId}/edit`, shows && new URLSearchParams({ [shows]: "1" })),
  /** `list` is where it was opened from; `answering` marks answers and moves from one application to the next. */
  organizationApplication: (id: string, from: OpenedFrom = {}) =>
    withParameters(`/organization/applications/${id}`, parametersOf(from)),
  answersDue: (from = 0, filters: ApplicationFilters = {}) =>
    withParameters(
      "/organization/answers",
      new URLSearchParams([...pairsOf(filters), ...(from > 0 ? [["from", String(from)]] : [])]),
    ),
  /** The rest is in `gig-addresses.ts`. */
  gigs: "/gigs",
  myGigs: "/my-gigs",
  about: "/about",
  hire: "/hire",
  becomeAClient: "/become-a-client",
  consulting: "/consulting",
  /** The first step is the default. */
  enroll: (step?: EnrollStep, specialty?: string) =>
    withParameters(
      `/consulting/enroll${step ? `/${step}` : ""}`,
      specialty ? new URLSearchParams({ specialty }) : undefined,
    ),
  news: (from?: number) =>
    withParameters("/news", from === undefined ? undefined : new URLSearchParams({ from: String(from) })),
  newsFeed: "/news/feed.atom",
  article: ({ slug, id }: { readonly slug: string; readonly id: string }) => `/news/${slug}/${id}`,
  quality: "/quality",
  trust: "/trust",
  /** The rest is in `api-addresses.ts`. */
  developers: "/developers",
  legal: "/legal",
  aiPolicy: "/legal/ai-policy",
  retention: "/legal/retention",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  contact: "/contact",
  clientError: (id: string) => `/client-error/${id}`,
} as const;

/** The parameter with which mails name an application. */
export const referenceParameter = "reference";

/** Where the reader of a posting lives, as typed. */
export const homeParameter = "from";

/** How a Pro came to an application. */
export interface OpenedFrom {
  readonly list?: ApplicationList;
  /** The filters of that list. */
  readonly filters?: ApplicationFilters;
  readonly answering?: boolean;
  /** The answer before was a refusal, so the reasons are open. */
  readonly declining?: boolean;
}

function parametersOf({
  list,
  filters = {},
  answering = false,
  declining = false,
}: OpenedFrom): URLSearchParams {
  return new URLSearchParams([
    ...(list === undefined ? [] : [["list", list]]),
    ...pairsOf(filters),
    ...(answering ? [["answering", "1"]] : []),
    ...(declining ? [["declining", "1"]] : []),
  ]);
}

/** Filters as parameters of an address. */
function pairsOf(filters: ApplicationFilters): [string, string][] {
  return Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined);
}

type Job = Pick<JobDocument, "id" | "title">;

/** Steps of Easy Apply after the first, which has the flow's own address. */
export const applySteps = [
  "contact",
  "charity",
  "elevator-pitch",
  "questions",
  "finish",
  "interview",
] as const;
export type ApplyStep = (typeof applySteps)[number];

/** Steps of enrolling in consulting. */
export type EnrollStep = "specialty" | "identity" | "profile" | "search";

export type LoginView =
  | "sign-in"
  | "sign-up"
  | "email-sign-up"
  | "code"
  | "email-link"
  | "completion"
  | "password"
  | "forgot-password"
  | "reset-password";

/** What the own-data page asks about. */
export const ownDataChanges = ["delete"] as const;
export type OwnDataChange = (typeof ownDataChanges)[number];

/** What the page asks about a resume, or what has just been done with it. */
export const resumeChanges = ["name", "stop", "named", "stopped", "used", "preferred", "uploaded"] as const;
export type ResumeChange = (typeof resumeChanges)[number];

function ofJob({ id, title }: Job): string {
  return `${jobSlug(title)}/${id}`;
}
