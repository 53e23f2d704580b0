import type { z } from "zod";
import type { RateLimitName } from "./limits.ts";
import type { ProblemCode } from "./problems.ts";

/** Who may ask: `anyone`, the owner of a session token, or a browser that shows the refresh cookie and our origin. */
export type GateName = "anyone" | "session" | "cookie";

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
