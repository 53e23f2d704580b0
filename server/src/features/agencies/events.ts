import type { Announcement } from "../../platform/events/log.ts";

interface OfRelation extends Announcement {
  readonly subject: "organization";
  /** The agency's. */
  readonly subjectId: number;
  readonly payload: { readonly organizationId: number; readonly relationId: number };
}

/** Which postings name a client may change with each of these. */
export type AgencyEvent =
  | (OfRelation & { readonly name: "client-asked" })
  | (OfRelation & { readonly name: "client-confirmed" })
  | (OfRelation & { readonly name: "client-refused" })
  /** By either side, or since nobody answers for one of them any longer. */
  | (OfRelation & { readonly name: "agency-ended" })
  /** A posting is said to be for a client, or for its own organization again. */
  | (Announcement & {
      readonly name: "posting-client-set";
      readonly subject: "posting";
      readonly subjectId: number;
      readonly payload: { readonly organizationId: number };
    });
