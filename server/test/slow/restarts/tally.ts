/** What became of everything sent. */
export class Tally {
  answered = 0;
  /** Nobody listened: the server was down. No accepted request failed. */
  refused = 0;
  /** Unanswered frames on a socket closed with 1012: they must not have been carried out. */
  readonly crossed = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Searches refused on purpose because they waited too long, with 503 and `Retry-After` (ADR 043). */
  shed = 0;
  /** Each with the request and what became of it. */
  readonly failures: string[] = [];
  /** Answers of `/readyz` saying that the server is stopping. */
  stopping = 0;
  /** Answers that closed their connection. */
  closing = 0;
}
