import type { Announcement } from "../../platform/events/log.ts";

interface Of<Name extends string, Payload = unknown> extends Announcement {
  readonly name: Name;
  readonly subject: "account";
  readonly subjectId: number;
  readonly payload: { readonly deletionId: number } & Payload;
}

/** No actor if it came by a mailed link or from the clock. */
export type DeletionEvent =
  | Of<"deletion-asked">
  /**
   * The clock called it off: `joined` because its person had joined an organization meanwhile; `returned` because
   * somebody used the account that had been unused for long.
   */
  | Of<"deletion-cancelled", { readonly joined?: true; readonly returned?: true }>
  | Of<"account-deleted">;

interface OfExport<Name extends string> extends Announcement {
  readonly name: Name;
  readonly subject: "account";
  readonly subjectId: number;
  readonly payload: { readonly exportId: number };
}

/** Somebody exports what we keep about them. */
export type ExportEvent = OfExport<"export-asked"> | OfExport<"export-ready">;

/** An archive came into this empty instance, with its person's own events: so this one's subject isn't theirs. */
export interface ArchiveEvent extends Announcement {
  readonly name: "archive-brought";
  readonly subject: "archive";
  readonly payload: { readonly accountId: number };
}
