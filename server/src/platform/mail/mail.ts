/** Who has to want a mail when it is about to leave, and what for. Names rows. */
export interface MailWish {
  readonly accountId: number;
  /** A kind of optional mail. */
  readonly kind: string;
  /** The job alert that wrote it. */
  readonly alertId?: number;
}

export interface Mail {
  readonly channel: "email" | "sms";
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent for a mail that always leaves. */
  readonly wish?: MailWish;
}
