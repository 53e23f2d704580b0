import type { JobDetails } from "@candor/contract/jobs/shapes";
import { jobSlug } from "@candor/contract/jobs/slug";
import { message } from "@candor/contract/messages/message";

/** How to apply to a posting, as another site shows it. */
interface ApplyButton {
  /** Absent if nobody takes applications. */
  readonly address?: string;
  readonly label: string;
  readonly note?: string;
}

/**
 * If the organization answers here, it leads to Easy Apply. If the source takes applications, it leads to the page that
 * records one, as a partner apply if nobody is signed in (E-28).
 */
export function applyButton(job: JobDetails, publicUrl: string): ApplyButton {
  const { id, title, status, hosted, source, answerBusinessDays: count } = job;
  const isOpen = status === "open" && job.life !== "paused";
  const isElsewhere = !hosted && source !== undefined;
  const label = message(isElsewhere ? "applyButton.note" : "applyButton.apply");
  if (!isOpen) return { label, note: message("apply.closed") };
  const page = `${publicUrl}/apply/${jobSlug(title)}/${id}${isElsewhere ? "/at-source" : ""}`;
  return { address: page, label, ...(count !== undefined && { note: promiseOf(count) }) };
}

function promiseOf(count: number): string {
  return message(count === 1 ? "job.cardPromise_one" : "job.cardPromise_other", { count });
}
