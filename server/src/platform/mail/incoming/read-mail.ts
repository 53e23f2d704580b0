import PostalMime, { type Attachment, addressParser } from "postal-mime";

/** An incoming mail: the parts we act on. */
export interface ReadMail {
  readonly subject: string;
  /** What somebody wrote, as plain text. */
  readonly text: string;
  /** The same if a mail has it only as HTML; otherwise empty. */
  readonly html: string;
  /** Each address that it claims to be from, in lower case. */
  readonly senders: readonly string[];
  readonly messageId: string;
  /** Marks left by the servers that forwarded it, so that they recognize it. */
  readonly loops: readonly string[];
  /** Whether a server on the way found that the sender's domain disowns it (DMARC). */
  readonly isForged: boolean;
  readonly attachments: readonly {
    readonly name: string;
    /** Shown in the text, such as a signature's logo. */
    readonly isPicture: boolean;
    readonly content: Buffer;
  }[];
  /** A report's parts, by type. */
  readonly parts: readonly { readonly type: string; readonly text: string }[];
  /** "delivery-status" (RFC 3464) or "feedback-report" (RFC 5965); absent if the mail isn't a report. */
  readonly report?: string;
  /** Nobody wrote it: it must not be answered, and it isn't a reply. */
  readonly isAutomatic: boolean;
}

/** Deeper than any report, but shallow enough to stop a malicious mail. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 } as const;

/** Undefined if it isn't a mail. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await PostalMime.parse(raw, { ...bounds, forceRfc822Attachments: true }).catch(
    () => undefined,
  );
  if (!mail) return undefined;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  const all = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const report = /report-type\s*=\s*"?([\w-]+)/i.exec(header("content-type"))?.[1]?.toLowerCase();
  const submitted = header("auto-submitted").toLowerCase();
  return {
    subject: (mail.subject ?? "").trim(),
    text: legible(mail.text ?? ""),
    html: mail.text ? "" : legible(mail.html ?? ""),
    senders: all("from").flatMap((value) =>
      addressParser(value, { flatten: true }).map(({ address }) => (address ?? "").toLowerCase()),
    ),
    messageId: (mail.messageId ?? "").trim(),
    loops: all("x-loop").map((value) => value.trim()),
    // Anybody may claim that it passed; nobody gains by claiming that it failed.
    isForged: all("authentication-results").some((value) => /\bdmarc\s*=\s*fail\b/i.test(value)),
    attachments: mail.attachments.map(attached),
    parts: mail.attachments.map(({ mimeType, content }) => ({ type: mimeType, text: textOf(content) })),
    ...(report !== undefined && { report }),
    isAutomatic:
      report !== undefined ||
      (submitted !== "" && submitted !== "no") ||
      /^(?:bulk|junk|list|auto_reply)$/i.test(header("precedence")),
  };
}

/** Without control characters, which nobody reads: PostgreSQL refuses a text with a NUL. */
function legible(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
}

function attached({ filename, mimeType, disposition, contentId, content }: Attachment) {
  const isInline = disposition === "inline" || contentId !== undefined;
  return {
    name: filename ?? mimeType,
    isPicture: isInline && mimeType.startsWith("image/"),
    content: typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
  };
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}
