import { limits } from "../limits.ts";
import type { RetentionLaw } from "./laws.ts";

/** Whose records they are: the page's groups. */
export const retentionGroups = ["person", "hiring", "service"] as const;
export type RetentionGroup = (typeof retentionGroups)[number];

/** How long a kind of record is kept after it is finished. */
export interface Retention {
  readonly group: RetentionGroup;
  /** The time; "byPlace" if it depends on where the work is (`applicationDays`). */
  readonly kept: { readonly days: number } | { readonly hours: number } | "byPlace";
  /** Why the time can't be shorter. */
  readonly law?: RetentionLaw;
}

const year = 365;

const telephoneLaw: RetentionLaw = {
  law: "28 U.S.C. § 1658(a)",
  source: "https://www.govinfo.gov/app/details/USCODE-2023-title28/USCODE-2023-title28-partV-chap111-sec1658",
};

/**
 * Every clock that deletes something; nothing else decides how long records are kept. `retention.NAME` in the catalogue
 * says what it deletes, and `retention.NAMEWhy` why then. What is kept for hours is deleted within the hour after, the
 * rest at night.
 */
export const retention = {
  drafts: { group: "person", kept: { hours: limits.draftHours } },
  uploads: { group: "person", kept: { hours: limits.uploadHours } },
  heldApplications: { group: "person", kept: { hours: 24 } },
  partnerApplies: { group: "person", kept: { days: limits.partnerApplyDays } },
  exports: { group: "person", kept: { days: limits.exportDays } },
  interviewAnswers: { group: "person", kept: { days: 90 } },
  seenPostings: { group: "person", kept: { days: 180 } },
  toldPostings: { group: "person", kept: { days: 62 } },
  phoneNumbers: { group: "person", kept: { days: 7 } },
  signIns: { group: "person", kept: { days: year } },
  addressChanges: { group: "person", kept: { days: 2 * year } },
  looks: { group: "person", kept: { days: 2 * year } },
  consents: { group: "person", kept: { days: 4 * year + 1 }, law: telephoneLaw },
  unprovedAccounts: { group: "person", kept: { days: year } },
  accounts: { group: "person", kept: { days: 3 * year } },

  applications: { group: "hiring", kept: "byPlace" },
  automatedDecisions: { group: "hiring", kept: { days: year } },
  marks: { group: "hiring", kept: { days: limits.markDays } },
  presence: { group: "hiring", kept: { hours: 1 } },
  keptOnFile: { group: "hiring", kept: { days: 30 } },
  leads: { group: "hiring", kept: { days: year } },
  gigs: { group: "hiring", kept: { days: year } },
  invitations: { group: "hiring", kept: { days: 90 } },
  deliveries: { group: "hiring", kept: { days: 30 } },

  mails: { group: "service", kept: { days: 30 } },
  incoming: { group: "service", kept: { days: 2 } },
  codes: { group: "service", kept: { hours: 24 } },
  counts: { group: "service", kept: { hours: 24 } },
  cookies: { group: "service", kept: { days: 2 * limits.sessionDays } },
  reports: { group: "service", kept: { days: year } },
  impersonations: { group: "service", kept: { days: 2 * year } },
  administratorActs: { group: "service", kept: { days: 2 * year } },
  mailPauses: { group: "service", kept: { days: year } },
  siteNotices: { group: "service", kept: { days: 2 * year } },
  tasks: { group: "service", kept: { days: 7 } },
  failedTasks: { group: "service", kept: { days: 90 } },
  terminal: { group: "service", kept: { days: 90 } },
  measurements: { group: "service", kept: { days: 90 } },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetentionName = keyof typeof retention;
export const retentionNames = Object.keys(retention) as readonly RetentionName[];

/** Those whose time is the same everywhere. */
export type TimedName = {
  [Name in RetentionName]: (typeof retention)[Name]["kept"] extends "byPlace" ? never : Name;
}[RetentionName];

const hour = 3_600_000;

/** In milliseconds. */
export function keptFor(name: TimedName): number {
  const kept: { readonly days: number } | { readonly hours: number } = retention[name].kept;
  return "days" in kept ? kept.days * 24 * hour : kept.hours * hour;
}

/** Whether it is deleted to the hour; the others wait for the night. */
export function isHourly(name: RetentionName): boolean {
  const { kept }: Retention = retention[name];
  return kept !== "byPlace" && "hours" in kept;
}

/** How long before its end we tell the owner of an unused account. */
export const inactiveNoticeDays = 60;
