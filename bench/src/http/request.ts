/** A request as it is sent over and over. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  /** Of a browser; none unless said. */
  readonly cookie?: string;
}
