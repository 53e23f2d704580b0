import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Where a call shows which device it comes from. It opens nothing: it only tells known devices from strange ones. */
export const deviceHeader = "candor-device";

/** The device's key that a call shows, or a new one for a device that has none. */
export function deviceKeyOf(request: Pick<FastifyRequest, "headers">): string {
  return shownDeviceKey(request) ?? randomBytes(32).toString("base64url");
}

/** Undefined where it shows none, or one that is none of ours. */
export function shownDeviceKey({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers[deviceHeader];
  return typeof key === "string" && /^[\w-]{43}$/.test(key) ? key : undefined;
}
