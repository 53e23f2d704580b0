import type { SiteNoticeKind } from "@candor/contract/site-notice/kinds";
import type { Generated } from "kysely";

/** A change of the site notice. The newest row holds. */
export interface SiteNoticeTable {
  id: Generated<number>;
  /** Null, like its kind, if the notice was taken down. */
  text: string | null;
  kind: SiteNoticeKind | null;
  /** A path of this site, or an address with https. */
  link: string | null;
  /** Null: from the change on. */
  from_at: number | null;
  /** Null: until another change. */
  until_at: number | null;
  /** Why, in the administrator's words. */
  reason: string;
  changed_by: number;
  changed_at: number;
}
