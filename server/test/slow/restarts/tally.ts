/** What became of everything that was sent. */
export class Tally {
  answered = 0;
  /** Nobody listened: the server was away. That is no failure of a request that was accepted. */
  refused = 0;
  /** Frames without an answer on a socket that was closed with 1012: they must not have been carried out. */
  readonly crossed = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Each with what was asked and what came of it. */
  readonly failures: string[] = [];
  /** Answers of `/readyz` that said that the server is stopping. */
  stopping = 0;
  /** Answers that closed their connection. */
  closing = 0;
}
