import { addresses, type OpenedFrom } from "../../addresses.ts";

/** The list that an application was opened from; without one, its posting's. */
export function listAddress({ list, filters }: OpenedFrom, jobId: string): string {
  return list === "due" ? addresses.answersDue(0, filters) : addresses.organizationJob(jobId, filters);
}
