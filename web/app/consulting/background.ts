import type { Profile } from "@candor/contract/session/shapes";

/** The profile step's fields; empty for what is unknown. */
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

/** The fields still to ask for. */
export function gapsIn(background: Background): (keyof Background)[] {
  return (Object.keys(background) as (keyof Background)[]).filter((field) => background[field] === "");
}
