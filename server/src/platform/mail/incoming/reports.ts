import type { ReadMail } from "./read-mail.ts";

/** One of our mails that didn't arrive. */
export interface Bounce {
  /** Whether it may arrive another time: the mailbox is full, or its server is down. */
  readonly isSoft: boolean;
}

/** RFC 3464. Undefined unless the mail says that one of ours failed: a delayed one still arrives. */
export function bounceIn({ report, parts }: ReadMail): Bounce | undefined {
  if (report !== "delivery-status") return undefined;
  const status = parts.find(
    ({ type }) => type === "message/delivery-status" || type === "message/global-delivery-status",
  );
  if (!status || fieldIn(status.text, "action")?.toLowerCase() !== "failed") return undefined;
  const code = /^([245])\.(\d{1,3})\.(\d{1,3})/.exec(fieldIn(status.text, "status") ?? "");
  if (!code || code[1] === "2") return undefined;
  // RFC 3463: 5.2.2 is a full mailbox, which its owner may empty.
  return { isSoft: code[1] === "4" || (code[2] === "2" && code[3] === "2") };
}

/** RFC 5965: whether somebody's mail program reports one of our mails as unwanted. */
export function isComplaint({ report, parts }: ReadMail): boolean {
  const feedback = parts.find(({ type }) => type === "message/feedback-report");
  const kind = feedback && fieldIn(feedback.text, "feedback-type")?.toLowerCase();
  return report === "feedback-report" && (kind === "abuse" || kind === "opt-out");
}

/** The random key of the mail that a report returns, from its `Message-ID`. */
export function reportedKey(mail: ReadMail): string | undefined {
  return keyIn(originalField(mail, "message-id"));
}

/** The token of the off switch in the mail that a report returns: it outlives our record of the mail. */
export function reportedToken(mail: ReadMail): string | undefined {
  return /\/([\w.-]+)>/.exec(originalField(mail, "list-unsubscribe"))?.[1];
}

/** Empty if the report returns no mail, or one without this field. */
function originalField({ parts }: ReadMail, name: string): string {
  const original = parts.find(({ type }) =>
    /^(?:message\/rfc822|message\/global|text\/rfc822-headers)$/.test(type),
  );
  return (original && fieldIn(original.text, name)) ?? "";
}

/** A mail's key: the mailbox name for its bounces ends with it. */
export function keyIn(text: string): string | undefined {
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text)?.[0].toLowerCase();
}

/** A field of a header or of a report's part. Folded lines count as one. */
function fieldIn(text: string, name: string): string | undefined {
  const unfolded = text.replaceAll(/\r?\n[ \t]+/g, " ");
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(unfolded)?.[1]?.trim();
}
