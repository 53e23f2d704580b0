import { localTimeOf, momentOf } from "@candor/contract/applications/local-time";
import { day } from "../../../platform/durations.ts";
import { type Reached, rulesReaching } from "../../hosting/rules/pay-rules/reach.ts";
import { type DecisionLaw, decisionLaws } from "./decision-laws.ts";

/** An application at the interview stage: nothing has been decided. */
export interface Interviewing {
  /** When it came to the stage. */
  readonly invitedAt: number;
  /** The last interview that took place since then. */
  readonly metAt: number | null;
  /** Whether it is known here what became of the invitation: a time was offered, or the applicant declined. */
  readonly isOnRecord: boolean;
  /** The organization's own promise. */
  readonly promisedDays: number | null;
  readonly posting: Reached;
}

export interface Due {
  readonly at: number;
  readonly since: number;
  readonly of: "meeting" | "stage";
  readonly days: number;
  /** Absent if the organization promised it. */
  readonly law?: DecisionLaw;
}

/** The earliest date by which a law or the organization's promise asks for a decision. */
export function decisionDue(application: Interviewing): Due | undefined {
  const interview = interviewOf(application);
  if (!interview) return undefined;
  const { since } = interview;
  const asked = rulesReaching(application.posting, since, decisionLaws).map((law) => ({
    at: endOfDay(since, law.days, law.timeZone),
    days: law.days,
    law,
  }));
  const { promisedDays: days } = application;
  const promised = days === null ? [] : [{ at: endOfDay(since, days, "UTC"), days }];
  const [first] = [...asked, ...promised].toSorted((a, b) => a.at - b.at);
  return first && { ...interview, ...first };
}

/**
 * An offered time that nobody came to isn't an interview. If none was ever offered here, the interview was arranged
 * elsewhere, and the invitation is all that the record has.
 */
function interviewOf({ invitedAt, metAt, isOnRecord }: Interviewing): Pick<Due, "since" | "of"> | undefined {
  if (metAt !== null) return { since: metAt, of: "meeting" };
  return isOnRecord ? undefined : { since: invitedAt, of: "stage" };
}

/** The last minute of the day `days` after the one of `moment`. */
function endOfDay(moment: number, days: number, timeZone: string): number {
  const date = Date.parse(localTimeOf(moment, timeZone).slice(0, 10));
  const last = new Date(date + days * day).toISOString().slice(0, 10);
  return momentOf(`${last}T23:59`, timeZone) ?? moment + days * day;
}
