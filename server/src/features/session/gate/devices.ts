import type { FastifyRequest } from "fastify";
import { networkOf } from "../../../platform/http/addresses.ts";
import { type AskingDevice, type Guesser, networkShown } from "../rules/client.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import { deviceKeyOf, shownDeviceKey } from "../rules/device-key.ts";

/** The device that asks for a mail. */
export function askingDevice(
  request: Pick<FastifyRequest, "headers" | "ip">,
  key = deviceKeyOf(request),
): AskingDevice {
  const address = networkOf(request.ip);
  return { deviceHash: hashOfCookie(key), isShown: shownDeviceKey(request) !== undefined, address };
}

/** The caller, for a limit that tells the owner's devices from others. */
export function guesserOf(
  request: Pick<FastifyRequest, "headers" | "ip">,
  device = deviceKeyOf(request),
): Guesser {
  const { ip } = request;
  return { deviceHash: hashOfCookie(device), address: networkOf(ip), network: networkShown(ip) };
}
