import type { z } from "zod";
import type { RateLimitName } from "./limits.ts";
import type { ProblemCode } from "./problems.ts";

/** Who may ask: `anyone`, the owner of a session token, or a browser that shows the refresh cookie and our origin. */
export type GateName = "anyone" | "session" | "cookie";

/** One call of the wire. What is absent is not read: a route without `body` ignores one. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With parameters as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly gate: GateName;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyBytes?: number;
  readonly status: 200 | 201 | 202 | 204;
  readonly answer?: Answer;
  /** Its own problems, besides `commonProblems`. */
  readonly problems: readonly ProblemCode[];
  readonly limit: RateLimitName;
  /** Takes an `Idempotency-Key`: repeated with the same body, it answers what it answered first. */
  readonly idempotent?: boolean;
}

/** Keeps the schemas' types while checking the shape. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Route<P, Q, B, A>,
): Route<P, Q, B, A> {
  return definition;
}
