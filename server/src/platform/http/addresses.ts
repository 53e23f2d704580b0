import { isIPv4 } from "node:net";

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  return plain === "::1" || (plain.startsWith("127.") && isIPv4(plain));
}
