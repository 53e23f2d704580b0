type Reason = "no-archive" | "damaged" | "other-version" | "not-empty";

/** Nothing from the archive was kept. */
export class ArchiveRefused extends Error {
  override name = "ArchiveRefused";
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(sentences[reason], options);
    this.reason = reason;
  }
}

const sentences: Readonly<Record<Reason, string>> = {
  "no-archive": "This file is no archive of somebody's data.",
  damaged: "The archive is damaged or was changed.",
  "other-version": "The archive was made by another version of Candor.",
  "not-empty": "This instance has accounts or postings already; an archive comes into an empty one.",
};
