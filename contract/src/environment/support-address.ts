/** The instance's operators: `support@` its host (RFC 2142). */
export function supportAddress(host: string): string {
  return `support@${host}`;
}
