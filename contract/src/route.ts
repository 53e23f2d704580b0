import type { z } from "zod";
import type { ProblemCode } from "./problems.ts";
import type { RateLimitName } from "./rate-limits.ts";
import type { GateName } from "./roles.ts";

export interface AttachmentLimits {
  readonly files: number;
  readonly bytesEach: number;
  /** For all files together. */
  readonly bytes: number;
}

/** One call of the wire contract. What is absent isn't read: a route without `body` ignores one. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters as `{name}`. */
  readonly path: string;
  readonly summary: string;
  /** A row of the role table. */
  readonly gate: GateName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyBytes?: number;
  /** Takes one file, as the multipart field `file`. */
  readonly upload?: true;
  /** Takes files, as multipart fields `file`, beside the fields of `body`. */
  readonly attachments?: AttachmentLimits;
  /** Answers with a file's bytes. */
  readonly file?: true;
  readonly status: 200 | 201 | 202 | 204;
  readonly answer?: z.ZodType;
  /** Whether its answer is often worth compressing. */
  readonly large?: boolean;
  /** Its own problems, in addition to `commonProblems`. */
  readonly problems: readonly ProblemCode[];
  readonly limit: RateLimitName;
  /** A POST only because it has a body: it changes nothing, so it may be repeated like a GET. */
  readonly safe?: true;
  /** Takes an `Idempotency-Key`: repeated with the same body, it returns the first answer. */
  readonly idempotent?: boolean;
}

/** Keeps the schemas' types while checking the shape. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}
