import type { JobDetails } from "@candor/contract/jobs/shapes";
import { type MessageKey, message } from "@candor/contract/messages/message";

export { mostRegionsListed, placeText, remoteText } from "@candor/contract/jobs/place-text";

export function industryText(industry: NonNullable<JobDetails["industry"]>): string {
  const joined = industry.replaceAll(" ", "");
  return message(`industry.${joined.charAt(0).toLowerCase()}${joined.slice(1)}` as MessageKey);
}
