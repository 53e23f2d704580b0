import { limits } from "@candor/contract/limits";
import type { FastifyReply } from "fastify";
import { setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { deviceCookieName } from "../gate/cookies.ts";

/** Has the browser keep the key by which its device is known again. */
export function keepDevice(reply: FastifyReply, origin: Origin, key: string): void {
  const seconds = limits.deviceDays * 86_400;
  setBrowserCookie(reply, origin, { name: deviceCookieName(origin), value: key, seconds });
}
