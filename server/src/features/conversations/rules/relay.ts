import { randomBytes } from "node:crypto";
import type { ReadMail } from "../../../platform/mail/incoming/read-mail.ts";

/** The mailbox's name ends in a plus sign and a random token. */
const mailbox = "reply";

/** What each mail of ours is named by, before our domain. */
const ourKey = /^<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@/i;

/** In each mail of ours that can be replied to: one that comes back with it goes in circles. */
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

/** The sender of a mail that brings somebody's words: their name, and an address that hides theirs. */
export function relaySender(name: string, token: string, domain: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{N} .'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `"${plain} (Candor)" <${mailbox}+${token}@${domain}>`;
}

/** Whether nobody wrote it, or it is one of our own mails on its way back. */
export function goesInCircles(mail: ReadMail, from: string, ourDomain: string): boolean {
  // People may have their mailboxes at our domain too: what we send has a key of ours, and comes from ours.
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

/** A mail has one author. One that its own server calls forged is nobody's. */
export function isFrom(mail: ReadMail, address: string): boolean {
  return !mail.isForged && mail.senders.length === 1 && mail.senders[0] === address.toLowerCase();
}
