import { isIPv4 } from "node:net";

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}
