import type { z } from "zod";
import type { RateLimitName } from "./limits.ts";
import type { ProblemCode } from "./problems.ts";

/**
 * Who may ask: `anyone`; the owner of a `session` token; one who is a `pro`; a browser that shows the refresh `cookie`
 * and our origin; whoever shows the key of a `draft`; whoever was given the token in a `link`.
 */
export type GateName = "anyone" | "session" | "pro" | "cookie" | "draft" | "link";

/** Gates that read a session: without one they answer 401. */
export const sessionGates: readonly GateName[] = ["session", "pro", "cookie"];

/** One call of the wire. What is absent is not read: a route without `body` ignores one. */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With parameters as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly gate: GateName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyBytes?: number;
  /** Takes one file, as the multipart field `file`. */
  readonly upload?: true;
  /** Answers with a file's bytes. */
  readonly file?: true;
  /** Names somebody's record: to whoever shows no token it answers 404, as if there were none. */
  readonly secluded?: true;
  readonly status: 200 | 201 | 202 | 204;
  readonly answer?: z.ZodType;
  /** Whether its answer is often worth compressing. */
  readonly large?: boolean;
  /** Its own problems, besides `commonProblems`. */
  readonly problems: readonly ProblemCode[];
  readonly limit: RateLimitName;
  /** Takes an `Idempotency-Key`: repeated with the same body, it answers what it answered first. */
  readonly idempotent?: boolean;
}

/** Keeps the schemas' types while checking the shape. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}
