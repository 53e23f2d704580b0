import type { Profile } from "@candor/contract/session/shapes";

/** What the step about the profile is about; empty for what is not known. */
export interface Background {
  readonly workAuthorization: string;
  readonly mostRecentJobTitle: string;
  readonly mostRecentEmployer: string;
  /** Separated by commas. */
  readonly skills: string;
}

export function backgroundOf(profile: Profile): Background {
  const { workAuthorization = "", mostRecentJobTitle = "", mostRecentEmployer = "", skills } = profile;
  return { workAuthorization, mostRecentJobTitle, mostRecentEmployer, skills: skills.join(", ") };
}

/** The fields that are still to be asked. */
export function gapsIn(background: Background): (keyof Background)[] {
  return (Object.keys(background) as (keyof Background)[]).filter((field) => background[field] === "");
}
