import type { Generated } from "kysely";

export interface MessageTable {
  id: Generated<number>;
  application_id: number;
  /** Who wrote it. */
  account_id: number;
  /** The side they wrote for: an applicant may have moved the application to another account since. */
  side: "seeker" | "pro";
  /** As written; a Pro's reply by mail loses the addresses and numbers of its signature. */
  text: string;
  /** SHA-256 of the `Message-ID` of the mail that brought it, so that a mail that comes twice is one message. */
  mail_hash: string | null;
  sent_at: number;
}

/** A file that came with a reply by mail. */
export interface MessageAttachmentTable {
  id: Generated<number>;
  message_id: number;
  application_id: number;
  /** Null for a refused file: only its name is kept. */
  file_id: number | null;
  name: string;
  /** The file's words, for Pros who don't get the file itself (M-29); empty for a Pro's. */
  text: string;
}

/** How far somebody has read. */
export interface ConversationReadingTable {
  application_id: number;
  account_id: number;
  /** The number of the last message they read. */
  through: number;
}

/** The address for one person's replies by mail about one application. */
export interface RelayAddressTable {
  /** 128 random bits: the mailbox's name ends in them. */
  token: string;
  application_id: number;
  account_id: number;
  /** When its owner was told that somebody wrote to it from another address. */
  told_at: number | null;
}

export interface MessageTemplateTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  /** With fields in double braces. */
  text: string;
  changed_at: number;
}
