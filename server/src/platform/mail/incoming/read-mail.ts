import PostalMime from "postal-mime";

/** A mail that came in, as far as anything follows from it. */
export interface ReadMail {
  readonly subject: string;
  /** What somebody wrote, as plain text. */
  readonly text: string;
  /** What a report is made of, by type. */
  readonly parts: readonly { readonly type: string; readonly text: string }[];
  /** "delivery-status" (RFC 3464) or "feedback-report" (RFC 5965); absent for mail that is no report. */
  readonly report?: string;
  /** Nobody wrote it: it may not be answered, and is no reply. */
  readonly isAutomatic: boolean;
}

/** Deeper than any report is, and shallow enough for a mail that is made to hurt. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 } as const;

/** Undefined for what is no mail. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await PostalMime.parse(raw, { ...bounds, forceRfc822Attachments: true }).catch(
    () => undefined,
  );
  if (!mail) return undefined;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  const report = /report-type\s*=\s*"?([\w-]+)/i.exec(header("content-type"))?.[1]?.toLowerCase();
  const submitted = header("auto-submitted").toLowerCase();
  return {
    subject: (mail.subject ?? "").trim(),
    text: mail.text ?? "",
    parts: mail.attachments.map(({ mimeType, content }) => ({ type: mimeType, text: textOf(content) })),
    ...(report !== undefined && { report }),
    isAutomatic:
      report !== undefined ||
      (submitted !== "" && submitted !== "no") ||
      /^(?:bulk|junk|list|auto_reply)$/i.test(header("precedence")),
  };
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}
