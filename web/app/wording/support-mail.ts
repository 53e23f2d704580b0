import { supportAddress } from "@candor/contract/environment/support-address";
import { message } from "@candor/contract/messages/message";

/** a mail to them about an error. */
export function supportMail(host: string, body?: string): string {
  const parts = { subject: message("error.unexpectedErrorSubject"), ...(body !== undefined && { body }) };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${supportAddress(host)}?${query.join("&")}`;
}
