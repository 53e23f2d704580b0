import type { Tag } from "./open-api.ts";

interface Area {
  readonly title: string;
  readonly about: string;
  /** Beginnings of its paths, in whole segments. If two areas have one for a path, the longer one counts. */
  readonly paths: readonly string[];
}

/** What the calls are about, in the order in which a reader should see them. */
const areas: Readonly<Record<string, Area>> = {
  search: {
    title: "Search and postings",
    about: "Find postings, learn why a search lists them, and read each one with its history.",
    paths: ["/rest/jobs", "/rest/job-lookup"],
  },
  organizations: {
    title: "Organizations",
    about: "What an organization says of itself, its record of answers, its agencies and clients.",
    paths: ["/rest/organizations", "/rest/ledger", "/rest/pros"],
  },
  gigs: {
    title: "Gigs",
    about: "Freelance work that organizations offer, and proposals for it.",
    paths: [
      "/rest/gigs",
      "/rest/gig-proposals",
      "/rest/organization/gigs",
      "/rest/organization/gig-proposals",
    ],
  },
  programs: {
    title: "Programs and webhooks",
    about: "What an organization's own software reads with an API key, and what it is told by webhooks.",
    paths: [
      "/rest/program",
      "/rest/organizations/{slug}/keys",
      "/rest/organizations/{slug}/webhooks",
      "/rest/organizations/{slug}/deliveries",
    ],
  },
  sources: {
    title: "Connected sources",
    about: "Job boards, feeds and careers pages that an organization has its postings fetched from.",
    paths: ["/rest/organizations/{slug}/sources"],
  },
  "sign-in": {
    title: "Signing in",
    about: "Codes, links, passwords, passkeys and other providers, and the sessions they begin.",
    paths: ["/rest/auth"],
  },
  account: {
    title: "Account",
    about: "How somebody signs in and what they are called, their sessions, passkeys and time zone.",
    paths: ["/rest/account"],
  },
  "own-data": {
    title: "Own data",
    about: "Everything about a person as one file, who looked at it, what they agreed to, and deleting it.",
    paths: [
      "/rest/account/consents",
      "/rest/account/deletion",
      "/rest/account/export",
      "/rest/account/looks",
      "/rest/account-deletions",
    ],
  },
  profile: {
    title: "Profile",
    about: "What a person says about their work: experience, skills, goals, and answers they keep.",
    paths: ["/rest/profile", "/rest/answers"],
  },
  resumes: {
    title: "Resumes and uploads",
    about: "Resumes as files and as they were read, and uploads in parts that can be continued.",
    paths: ["/rest/resumes", "/rest/profile/resume", "/rest/uploads"],
  },
  drafts: {
    title: "Drafts of applications",
    about: "What was typed for one posting, kept for a day under a key.",
    paths: ["/rest/apply-drafts"],
  },
  applications: {
    title: "Applications",
    about: "Apply, read what became of it, reply to an invitation, and withdraw.",
    paths: [
      "/rest/applications",
      "/rest/application-migrations",
      "/rest/jobs/{jobId}/applications",
      "/rest/jobs/{jobId}/earlier-applications",
      "/rest/jobs/{jobId}/one-click",
      "/rest/jobs/{id}/match",
      "/rest/one-click",
      "/rest/receipt-keys",
    ],
  },
  "outside-applications": {
    title: "Applications made elsewhere",
    about: "Notes about applications on other sites, and taking over those that a browser made.",
    paths: ["/rest/outside-applications", "/rest/partner-applies", "/rest/interview/check-claims"],
  },
  interviews: {
    title: "Instant Interviews",
    about: "Questions that an applicant answers by a mailed link, and what the organization reads.",
    paths: [
      "/rest/interviews",
      "/rest/interview-tests",
      "/rest/applications/{id}/interview",
      "/rest/organization/applications/{id}/interview",
      "/rest/organization/applications/{id}/interview-links",
    ],
  },
  conversations: {
    title: "Conversations",
    about: "Messages between an applicant and an organization, with files and templates.",
    paths: ["/rest/conversations", "/rest/organizations/{slug}/message-templates"],
  },
  lists: {
    title: "Searches and lists",
    about: "Kept searches, saved and hidden postings, and organizations that a person blocks.",
    paths: ["/rest/searches", "/rest/saved-postings", "/rest/own-lists", "/rest/blocks"],
  },
  alerts: {
    title: "Job alerts",
    about: "Searches that are run again and mailed.",
    paths: ["/rest/job-alerts"],
  },
  preferences: {
    title: "Mail, texts and calendars",
    about: "Which messages a person gets, on which channels, and their private calendar.",
    paths: ["/rest/preferences", "/rest/sms", "/rest/calendar", "/rest/calendars"],
  },
  "organization-postings": {
    title: "An organization's postings",
    about: "Write, check, publish, confirm and close an organization's own postings.",
    paths: [
      "/rest/organization/postings",
      "/rest/posting-confirmations",
      "/rest/organizations/{slug}/posting-defaults",
      "/rest/organizations/{slug}/postings",
    ],
  },
  "organization-applications": {
    title: "Applications to an organization",
    about: "What an organization's members read, answer and keep about the applications they got.",
    paths: ["/rest/organization"],
  },
  members: {
    title: "Members and claims",
    about: "Who belongs to an organization, invitations, and taking over one that was imported.",
    paths: [
      "/rest/organizations/{slug}/members",
      "/rest/organizations/{slug}/invitations",
      "/rest/organizations/{slug}/owner",
      "/rest/organizations/{slug}/departure",
      "/rest/organizations/{slug}/claim",
      "/rest/organizations/{slug}/claims",
      "/rest/invitations",
      "/rest/claims",
    ],
  },
  leads: {
    title: "Leads and consulting",
    about: "Messages from people who would hire, or who write to the operator, and enrolling in consulting.",
    paths: ["/rest/leads", "/rest/organization/leads", "/rest/pros/{slug}/leads", "/rest/consulting"],
  },
  administration: {
    title: "Administration",
    about: "What the operators of this instance do.",
    paths: ["/rest/admin"],
  },
  instance: {
    title: "This instance",
    about:
      "News, live figures, lists of names and charities, whether the server answers, and what pages report to it.",
    paths: [
      "/rest/news",
      "/rest/trust",
      "/rest/names",
      "/rest/charities",
      "/rest/client-error",
      "/rest/metrics",
      "/rest/actions",
      "/env",
      "/ping",
    ],
  },
};

export const tags: readonly Tag[] = Object.entries(areas).map(([name, { title, about }]) => ({
  name,
  "x-displayName": title,
  description: about,
}));

const beginnings = Object.entries(areas)
  .flatMap(([name, { paths }]) => paths.map((path) => ({ name, path })))
  .toSorted((one, other) => other.path.length - one.path.length);

/** The area of a call. */
export function tagOf(path: string): string {
  const found = beginnings.find((beginning) => `${path}/`.startsWith(`${beginning.path}/`));
  if (!found) throw new Error(`Name the area of ${path} in contract/src/openapi/areas.ts.`);
  return found.name;
}
