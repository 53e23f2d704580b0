import { message } from "@candor/contract/messages/message";

/** The instance's operators: `support@` its host (RFC 2142). */
export function supportAddress(host: string): string {
  return `support@${host}`;
}

/** a mail to them about an error. */
export function supportMail(host: string, body?: string): string {
  const parts = { subject: message("error.unexpectedErrorSubject"), ...(body !== undefined && { body }) };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${supportAddress(host)}?${query.join("&")}`;
}
