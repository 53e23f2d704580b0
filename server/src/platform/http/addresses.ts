import type { Server } from "node:http";
import { isIPv4, type Socket } from "node:net";
import { plainAddress } from "../plain-address.ts";

/**
 * Keeps each connection's address for as long as we work on its requests. Node asks the system when it is first read,
 * and once the client is gone there is none: calls inside the process would count as this machine's.
 */
export function keepAddresses(server: Server): void {
  server.on("connection", (socket: Socket) => void socket.remoteAddress);
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain === "::1" || (plain.startsWith("127.") && isIPv4(plain));
}

/**
 * What a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, because a subscriber chooses the rest.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
