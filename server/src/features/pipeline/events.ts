import type { Announcement } from "../../platform/events/log.ts";

/**
 * A member noted something about an application. Its subject is the note, because the applicant may read an
 * application's events.
 */
export interface NoteWritten extends Announcement {
  readonly name: "note-written";
  readonly subject: "application-note";
  readonly subjectId: number;
  readonly payload: {
    readonly applicationId: number;
    /** Absent in events of earlier versions. */
    readonly organizationId?: number;
    /** The accounts of the colleagues it names. */
    readonly mentioned: readonly number[];
    /** The posting's title. */
    readonly title: string;
  };
}

/** A member said what they think of an applicant, or that they say nothing. Its subject is the feedback, as a note's is. */
export interface FeedbackGiven extends Announcement {
  readonly name: "feedback-given";
  readonly subject: "application-feedback";
  readonly subjectId: number;
  readonly payload: {
    readonly applicationId: number;
    /** Absent in events of earlier versions. */
    readonly organizationId?: number;
    /** The accounts of the other colleagues who may answer. */
    readonly colleagues: readonly number[];
    /** The posting's title. */
    readonly title: string;
  };
}

/** A member tagged or assigned applications of an organization. The tags are in rows, which can be deleted. */
export interface ApplicationsSorted extends Announcement {
  readonly name: "applications-sorted";
  readonly subject: "organization";
  readonly subjectId: number;
  readonly payload: { readonly applicationIds: readonly number[] };
}

export type PipelineEvent = NoteWritten | FeedbackGiven | ApplicationsSorted;
