import type { Announcement } from "../../platform/events/log.ts";

type Payloads = {
  "keeping-asked": { readonly applicationId: number };
  "keeping-agreed": { readonly applicationId: number };
  /** Refused or taken back. */
  "keeping-ended": { readonly applicationId: number };
  "kept-invited": { readonly applicationId: number; readonly postingId: number };
};

/** What an organization and an applicant agreed on about other jobs. The subject is the applicant's account. */
export type KeepingEvent = {
  readonly [Name in keyof Payloads]: Announcement & {
    readonly name: Name;
    readonly subject: "account";
    readonly subjectId: number;
    readonly payload: Payloads[Name] & { readonly title: string };
  };
}[keyof Payloads];
