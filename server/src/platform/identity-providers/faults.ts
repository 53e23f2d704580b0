import { errors } from "jose";
import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { Problem } from "../http/problem.ts";
import type { Logger } from "../log.ts";
import { IdentityRefused } from "./identity-refused.ts";

/** The provider was unreachable or gave an invalid answer: no credential is at fault. */
const outages = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_PARSE_ERROR",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
]);

/** How providers refuse a code that was used, has expired or is somebody else's. LinkedIn says `invalid_request`. */
const refusals = new Set(["invalid_grant", "invalid_request"]);

/** In seconds. */
const retryAfter = 5;

/** Translates a provider's failure. Logs only its kind, because its message may contain codes and tokens. */
export function faultOf(error: unknown, provider: string, log: Logger): Error {
  if (error instanceof IdentityRefused) return error;
  const { kind, isRefusal } = judged(error);
  return isRefusal ? new IdentityRefused(kind) : outage(kind, provider, log);
}

/** Translates a failure to find out how a provider is asked. Nobody has shown a credential yet. */
export function discoveryFaultOf(error: unknown, provider: string, log: Logger): Error {
  return outage(judged(error).kind, provider, log);
}

function outage(fault: string, provider: string, log: Logger): Error {
  log.warn({ part: "sign-in", provider, fault }, "a provider did not answer as it should");
  return new Problem("unavailable", { retryAfter });
}

function judged(error: unknown): { readonly kind: string; readonly isRefusal: boolean } {
  if (error instanceof ResponseBodyError) return { kind: error.error, isRefusal: refusals.has(error.error) };
  if (error instanceof AuthorizationResponseError) return { kind: error.error, isRefusal: true };
  if (error instanceof ClientError)
    return { kind: error.code ?? error.name, isRefusal: !outages.has(error.code ?? "") };
  if (error instanceof errors.JWKSTimeout) return { kind: error.code, isRefusal: false };
  if (error instanceof errors.JOSEError)
    return { kind: error.code, isRefusal: error.code !== errors.JOSEError.code };
  return { kind: error instanceof Error ? error.name : "unknown", isRefusal: false };
}
