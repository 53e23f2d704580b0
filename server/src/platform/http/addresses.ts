import { isIPv4 } from "node:net";

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  return plain === "::1" || (plain.startsWith("127.") && isIPv4(plain));
}

/**
 * What a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, because a subscriber chooses the rest.
 */
export function networkOf(address: string): string {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
