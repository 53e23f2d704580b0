import type { Origin } from "../../../platform/http/origin.ts";

/** The prefix `__Host-` works only over https. */
export function cookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor" : "candor";
}

/** Holds the session in which an administrator acts as somebody. It takes precedence over their own. */
export function impersonationCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-impersonation" : "candor-impersonation";
}

/** Holds the session of a mail's link, next to the person's own session. */
export function provisionalCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-provisional" : "candor-provisional";
}

/** Holds the key of the browser's device. */
export function deviceCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-device" : "candor-device";
}

/** The header with the key of the browser that asked for a mailed link. It grants nothing: it only saves a question. */
export const linkHeader = "candor-link";

/** Holds that key. */
export function linkCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-link" : "candor-link";
}
