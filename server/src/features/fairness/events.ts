import type { Announcement } from "../../platform/events/log.ts";

/** What an organization did with its bias reports. What people say about themselves isn't logged. */
export interface FairnessEvent extends Announcement {
  readonly name: "bias-report-counted" | "bias-report-published";
  readonly subject: "organization";
  readonly subjectId: number;
  readonly payload: { readonly period: string };
}
