import { payText } from "@candor/contract/jobs/pay-text";
import { placeText, remoteText } from "@candor/contract/jobs/place-text";
import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ChangedFact } from "@candor/contract/saved-postings/shapes";

const facts = {
  title: (job) => job.title,
  organization: (job) => job.organization.name,
  place: (job) => placeText(job.address),
  remote: (job) => (job.remote.kind === "unknown" ? undefined : remoteText(job.remote)),
  pay: (job) => payText(job),
  jobType: (job) => job.jobType && message(`jobType.${job.jobType}`),
} as const satisfies Readonly<Record<string, (job: JobDocument) => string | undefined>>;

type Fact = keyof typeof facts;

/** What a list says about a posting, in words. */
export type Said = Readonly<Partial<Record<Fact, string>>>;

const names = Object.keys(facts) as Fact[];

export function saidOf(job: JobDocument): Said {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = facts[name](job);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** What a list now says differently. */
export function changedFacts(before: Said, now: Said): ChangedFact[] {
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      field: name,
      label: message(`saved.fact.${name}`),
      before: before[name] ?? "",
      after: now[name] ?? "",
    }));
}
