import { message } from "@candor/contract/messages/message";

/** a mail to those who run the instance: `support@` its host (RFC 2142). */
export function supportMail(host: string, body?: string): string {
  const parts = { subject: message("error.unexpectedErrorSubject"), ...(body !== undefined && { body }) };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:support@${host}?${query.join("&")}`;
}
