import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { message } from "@candor/contract/messages/message";

/** What an alert looks for, on one line: "night nurse · Austin, TX". `organization` names the one it follows. */
export function alertTitle(criteria: AlertCriteria, organization?: string): string {
  const { query, location, remote, jobTypes = [], skills = [], industries = [] } = criteria;
  const name = organization ?? criteria.organization;
  const words = [
    query,
    typeof location === "object" ? `${location.latitude}, ${location.longitude}` : location,
    remote === undefined || remote === "include" ? undefined : message(`remoteOption.${remote}`),
    name && message("alerts.words.organization", { name }),
    ...jobTypes.map((type) => message(`jobType.${type}`)),
    ...skills,
    ...industries,
  ].filter((word) => word !== undefined && word.trim() !== "");
  return words.join(" · ") || message("settings.jobAlerts");
}

/** The number of the organization that an alert follows, if it names one by number. */
export function followedIn({ organization }: AlertCriteria): number | undefined {
  return organization !== undefined && /^\d{1,15}$/.test(organization) ? Number(organization) : undefined;
}
