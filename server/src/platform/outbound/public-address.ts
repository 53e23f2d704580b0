import { BlockList, isIP } from "node:net";

/** Whether we may call an address for somebody. Tests replace this door, so that they can use loopback. */
export type MayReach = (address: string) => boolean;

/** Special-purpose addresses (RFC 6890 and its registries): this machine, private networks, and those of no host. */
const special: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

const refused = new BlockList();
for (const [network, bits] of special) refused.addSubnet(network, bits, "ipv4");

/** Global unicast is `2000::/3`. Within it, some prefixes carry IPv4 addresses or are for documents. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
const notGlobal = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notGlobal.addSubnet(network, bits, "ipv6");

/** Refuses everything that isn't certainly a host on the public internet, including IPv4 in IPv6. */
export const isPublicAddress: MayReach = (address) => {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !notGlobal.check(address, "ipv6");
};
