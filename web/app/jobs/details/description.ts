import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { placeText, remoteText } from "../../wording/job-facts.ts";
import { payText } from "../../wording/pay.ts";

/** What a posting is about, for search results and social cards: what it states, then how its text begins. */
export function descriptionOf(job: JobDetails): string {
  if (job.head?.description !== undefined) return job.head.description;
  return [factsOf(job), job.snippet].filter((part) => part !== undefined).join(" ");
}

/** N-19: what a link to it shows on other sites. */
export function cardOf(job: JobDetails) {
  const { cardTitle, cardText } = job.head ?? {};
  return {
    path: addresses.jobCard(job),
    alt: factsOf(job),
    ...(cardTitle !== undefined && { title: cardTitle }),
    ...(cardText !== undefined && { text: cardText }),
  };
}

/** What a posting states, in a line. */
function factsOf(job: JobDetails): string {
  const facts = [
    message("job.titleAt", { title: job.title, organization: job.organization.name }),
    payText(job),
    placeText(job.address),
    job.remote.kind === "unknown" ? undefined : remoteText(job.remote),
  ].filter((fact) => fact !== undefined);
  return `${facts.join(" · ")}.`;
}
