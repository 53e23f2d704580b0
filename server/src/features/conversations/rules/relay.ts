import { randomBytes } from "node:crypto";
import type { ReadMail } from "../../../platform/mail/incoming/read-mail.ts";
import { mailDomain } from "../../../platform/mail/transport.ts";

/** The mailbox's name ends in a plus sign and a random token. */
const mailbox = "reply";

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
export function relaySender(name: string, token: string, from: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{N} .'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `"${plain} (Candor)" <${mailbox}+${token}@${mailDomain(from)}>`;
}

/** Whether nobody wrote it, or it is one of our own mails on its way back. */
export function goesInCircles(mail: ReadMail, from: string): boolean {
  const domain = mailDomain(from);
  const isOurs = (address: string) => address.toLowerCase().replace(/>$/, "").endsWith(`@${domain}`);
  return (
    mail.isAutomatic ||
    mail.loops.includes(loopHeader.value) ||
    isOurs(mail.messageId) ||
    mail.senders.some(isOurs)
  );
}

/** A mail has one author. One that its own server calls forged is nobody's. */
export function isFrom(mail: ReadMail, address: string): boolean {
  return !mail.isForged && mail.senders.length === 1 && mail.senders[0] === address.toLowerCase();
}
