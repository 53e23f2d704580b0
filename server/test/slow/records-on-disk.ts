import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The contents of a data folder's database, read behind the server's back. */
export class RecordsOnDisk {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    this.#database = new DatabaseSync(join(folder, "candor.db"), { readOnly: true });
  }

  /** Texts of the reported errors. */
  reports(): string[] {
    return this.#column("SELECT json_extract(report_json, '$.error') AS value FROM client_error");
  }

  /** Open postings of the source as "number title", in order. */
  openPostings(): string[] {
    return this.#column(
      "SELECT source_id || ' ' || title AS value FROM posting WHERE status = 'open' ORDER BY source_id",
    );
  }

  /** Numbers of the postings that a search lists, in order. */
  listedPostings(): string[] {
    return this.#column(
      "SELECT CAST(id AS TEXT) AS value FROM posting WHERE status = 'open' AND speaks = 1 ORDER BY id",
    );
  }

  /** Imports under way or interrupted. */
  unfinishedImports(): number {
    return this.#column("SELECT id AS value FROM import_run WHERE state IN ('staging', 'staged')").length;
  }

  /** Rows that the newest import has applied; undefined until it has read its whole file. */
  appliedRows(): number | undefined {
    const newest = this.#database
      .prepare("SELECT state, applied_through FROM import_run ORDER BY id DESC LIMIT 1")
      .get();
    return newest?.["state"] === "staging" ? undefined : Number(newest?.["applied_through"]);
  }

  stagedRows(): number {
    return this.#column("SELECT row AS value FROM import_row").length;
  }

  /** The mails that job alerts have written. */
  alertMails(): { recipient: string; text: string }[] {
    return this.#database
      .prepare("SELECT recipient, text FROM mail WHERE reason LIKE 'job-alert:%'")
      .all()
      .map(({ recipient, text }) => ({ recipient: String(recipient), text: String(text) }));
  }

  /** How many job alerts are due by a moment. */
  alertsDue(moment: number): number {
    return this.#column(`SELECT id AS value FROM job_alert WHERE due_at <= ${moment}`).length;
  }

  /** What is wrong with the database's pages and indexes. */
  faults(): string[] {
    return this.#column("SELECT integrity_check AS value FROM pragma_integrity_check WHERE value <> 'ok'");
  }

  /** Storage names and SHA-256 of the files that the records refer to. */
  files(): { storageKey: string; sha256: string }[] {
    return this.#database
      .prepare("SELECT storage_key AS storageKey, sha256 FROM file")
      .all()
      .map(({ storageKey, sha256 }) => ({ storageKey: String(storageKey), sha256: String(sha256) }));
  }

  close(): void {
    this.#database.close();
  }

  #column(statement: string): string[] {
    return this.#database
      .prepare(statement)
      .all()
      .map((row) => String(row["value"]));
  }
}
