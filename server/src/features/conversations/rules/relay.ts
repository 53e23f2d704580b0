import { randomBytes } from "node:crypto";
import { isOwnName, isStaffName } from "@candor/contract/organizations/name";
import type { ReadMail } from "../../../platform/mail/incoming/read-mail.ts";

/** The mailbox's name ends in a plus sign and a random token. */
const mailbox = "reply";

/** The beginning of the Message-ID of each of our mails, before our domain. */
const ourKey = /^<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@/i;

/** A header of each mail that can be replied to. A mail that comes back with it is a loop. */
export const loopHeader = { name: "X-Loop", value: "candor-relay" } as const;

/** 128 random bits in hexadecimal, because mail servers may change the case. */
export function newRelayToken(): string {
  return randomBytes(16).toString("hex");
}

export function isRelayMailbox(name: string): boolean {
  return relayToken(name) !== undefined;
}

export function relayToken(name: string): string | undefined {
  return /^reply\+([0-9a-f]{32})$/.exec(name)?.[1];
}

/** The sender of a mail that delivers somebody's words: their name, and an address that hides theirs. */
export function relaySender(name: string, token: string, domain: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{N} .'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const address = `${mailbox}+${token}@${domain}`;
  // A person may be called anything, but not us.
  return isOwnName(plain) || isStaffName(plain) ? address : `"${plain} (Candor)" <${address}>`;
}

/** Whether it was written automatically, or is one of our own mails coming back. */
export function goesInCircles(mail: ReadMail, from: string, ourDomain: string): boolean {
  // People may have mailboxes at our domain too, but what we send has one of our keys and comes from our address.
  const domain = `@${ourDomain}`;
  const isOurs = (address: string) =>
    address.endsWith(domain) &&
    (isRelayMailbox(address.slice(0, -domain.length)) || from.toLowerCase().includes(`<${address}>`));
  return (
    mail.isAutomatic ||
    mail.loops.includes(loopHeader.value) ||
    (ourKey.test(mail.messageId) && mail.messageId.toLowerCase().endsWith(`${domain}>`)) ||
    mail.senders.some(isOurs)
  );
}

/** A mail has one author. A mail that its own server calls forged has none. */
export function isFrom(mail: ReadMail, address: string): boolean {
  return !mail.isForged && mail.senders.length === 1 && mail.senders[0] === address.toLowerCase();
}
