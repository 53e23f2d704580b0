import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** The header with a device's key. It grants nothing: it only tells known devices from unknown ones. */
export const deviceHeader = "candor-device";

/** The same in a browser's cookie, which signing in sets. */
const cookie = /(?:^|;\s*)(?:__Host-)?candor-device=(?<key>[^;]*)/;

/** The device key that a call shows, or a new one for a device without a key. */
export function deviceKeyOf(request: Pick<FastifyRequest, "headers">): string {
  return shownDeviceKey(request) ?? randomBytes(32).toString("base64url");
}

/** Undefined if the call shows no key, or none in our format. */
export function shownDeviceKey({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers[deviceHeader] ?? cookie.exec(headers.cookie ?? "")?.groups?.["key"];
  return typeof key === "string" && /^[\w-]{43}$/.test(key) ? key : undefined;
}
