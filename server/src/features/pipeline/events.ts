import type { Announcement } from "../../platform/events/log.ts";

/**
 * A member noted something about an application. Its subject is the note, because an application's events are its
 * applicant's to read.
 */
export interface NoteWritten extends Announcement {
  readonly name: "note-written";
  readonly subject: "application-note";
  readonly subjectId: number;
  readonly payload: {
    readonly applicationId: number;
    /** The accounts of the colleagues whom it names. */
    readonly mentioned: readonly number[];
    /** The posting's title. */
    readonly title: string;
  };
}
