/** Who must want a mail when it is about to leave, and of what kind. Names rows. */
export interface MailWish {
  readonly accountId: number;
  /** A kind of optional mail. */
  readonly kind: string;
  /** The job alert that it comes from. */
  readonly alertId?: number;
  /** The application that it tells its applicant about. */
  readonly applicationId?: number;
  /** Where a text message on the same matter links to. */
  readonly link?: string;
}

/** A meeting that comes with a mail: what a calendar does with it, and the iCalendar text (RFC 5546). */
export interface MailCalendar {
  readonly method: "REQUEST" | "CANCEL";
  readonly text: string;
}

export interface Mail {
  readonly channel: "email" | "sms" | "push";
  /** An email address, a phone number, or the number of a browser's row. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly calendar?: MailCalendar;
  /** Absent for a mail that always leaves. */
  readonly wish?: MailWish;
}
