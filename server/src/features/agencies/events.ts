import type { Announcement } from "../../platform/events/log.ts";

interface OfRelation extends Announcement {
  readonly subject: "organization";
  /** The agency's id. */
  readonly subjectId: number;
  readonly payload: { readonly organizationId: number; readonly relationId: number };
}

/** Each of these may change which postings name a client. */
export type AgencyEvent =
  | (OfRelation & { readonly name: "client-asked" })
  | (OfRelation & { readonly name: "client-confirmed" })
  | (OfRelation & { readonly name: "client-refused" })
  /** Ended by either side, or because nobody answers for one of them anymore. */
  | (OfRelation & { readonly name: "agency-ended" })
  /** A posting was marked as being for a client, or for its own organization again. */
  | (Announcement & {
      readonly name: "posting-client-set";
      readonly subject: "posting";
      readonly subjectId: number;
      readonly payload: { readonly organizationId: number };
    });
