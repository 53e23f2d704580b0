import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { mostRegionsListed, placeText, remoteText } from "../../wording/job-facts.ts";
import { payText } from "../../wording/pay.ts";

/** A posting's summary for search results and social cards: its facts, then the beginning of its text. */
export function descriptionOf(job: JobDetails): string {
  if (job.head?.description !== undefined) return job.head.description;
  return [factsOf(job), job.snippet].filter((part) => part !== undefined).join(" ");
}

/** N-19: what a link to the posting shows on other sites. */
export function cardOf(job: JobDetails) {
  const { cardTitle, cardText } = job.head ?? {};
  return {
    path: addresses.jobCard(job),
    alt: factsOf(job),
    ...(cardTitle !== undefined && { title: cardTitle }),
    ...(cardText !== undefined && { text: cardText }),
  };
}

/** A posting's facts in one line. */
function factsOf(job: JobDetails): string {
  const facts = [
    message("job.titleAt", { title: job.title, organization: job.organization.name }),
    payText(job),
    placeText(job.address),
    job.remote.kind === "unknown" ? undefined : remoteText(job.remote, mostRegionsListed),
  ].filter((fact) => fact !== undefined);
  return `${facts.join(" · ")}.`;
}
