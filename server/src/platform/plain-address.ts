/** An address without the port that some proxies add, and an IPv4 address as such. */
export function plainAddress(given: string): string {
  // Nearly every call asks, and nearly every address is plain.
  if (!given.includes(":")) return given;
  const { v4, v6 } = /^(?:(?<v4>[\d.]+)|\[(?<v6>[^\]]+)\])(?::\d+)?$/.exec(given)?.groups ?? {};
  const address = v4 ?? v6 ?? given;
  return /^::ffff:[\d.]+$/i.test(address) ? address.slice("::ffff:".length) : address;
}
