import type { Origin } from "../../../platform/http/origin.ts";

/** The name differs with the address: only `https` may carry the strict prefix. */
export function cookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor" : "candor";
}

/** Where a browser keeps the session in which an administrator is signed in as somebody. It goes before their own. */
export function impersonationCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-impersonation" : "candor-impersonation";
}

/** Where a browser keeps the session of a mail's link, beside its own and never in its place. */
export function provisionalCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-provisional" : "candor-provisional";
}

/** Where a browser keeps the key of its device. */
export function deviceCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-device" : "candor-device";
}

/** Where a call shows the key of the browser that asked for a mailed link. It opens nothing: it only spares a question. */
export const linkHeader = "candor-link";

/** Where a browser keeps it. */
export function linkCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-link" : "candor-link";
}
