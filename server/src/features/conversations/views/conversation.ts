import { fileNameAsRead, isHeldBack } from "@candor/contract/applications/as-read";
import { textFileName } from "@candor/contract/applications/text-file-name";
import type { Conversation } from "@candor/contract/conversations/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { applicantName, seenByOrganization, sentOf } from "../../applications/views/hidden.ts";
import type { ConversationScope } from "../gate.ts";
import type { AttachmentRow } from "../queries/attachments.ts";
import type { MessageRow, Side, Talk } from "../queries/talk.ts";
import { isPicture } from "../rules/pictures.ts";

type Reader = Pick<ConversationScope, "accountId" | "side" | "mayWrite">;

interface Beside {
  /** The last message that the reader has read. */
  readonly through: number;
  readonly attachments: readonly AttachmentRow[];
  /** Gives access to the attachments. */
  readonly token: string;
}

/** A conversation as one of its people reads it. */
export function conversationView(
  { application, closed }: Talk,
  rows: readonly MessageRow[],
  { accountId, side, mayWrite }: Reader,
  { through, attachments, token }: Beside,
): Conversation {
  const attachedTo = Map.groupBy(attachments, ({ message_id: id }) => id);
  const seen = seenByOrganization(application);
  const messages = rows.map((row) => ({
    id: String(row.id),
    at: isoTime(row.sent_at),
    from: {
      kind: row.side,
      name: authorName(application, row, side),
      own: row.side === "seeker" ? side === "seeker" : row.account_id === accountId,
    },
    text: textFor(side, row, seen),
    byMail: row.mail_hash !== null,
    attachments: (attachedTo.get(row.id) ?? []).map((file) => ({
      id: String(file.id),
      name: attachmentName(application, side, { ...file, side: row.side }),
      ...(file.file_id !== null &&
        (isHeldBackPicture(application, side, { ...file, side: row.side })
          ? { heldBack: true }
          : { url: `/rest/conversations/${application.id}/attachments/${file.id}?token=${token}` })),
    })),
    unread: row.side !== side && row.id > through,
  }));
  return {
    messages,
    unread: messages.filter(({ unread }) => unread).length,
    mayWrite,
    ...(closed && { closed }),
  };
}

type AttachedFile = Pick<AttachmentRow, "name" | "file_id" | "media_type"> & { readonly side: Side };

/** M-29: a file's name reveals as much as the file. */
export function attachmentName(application: Talk["application"], reader: Side, file: AttachedFile): string {
  const { name, file_id, media_type } = file;
  if (!isKeptFrom(application, reader, file)) return name;
  const isText = file_id !== null && !isPicture(media_type);
  const asRead = fileNameAsRead(name, sentOf(application));
  return isText ? textFileName(asRead) : asRead;
}

/** M-29: other files are read as text; a picture has none. */
function isHeldBackPicture(application: Talk["application"], reader: Side, file: AttachedFile): boolean {
  return isPicture(file.media_type) && isKeptFrom(application, reader, file);
}

function isKeptFrom(application: Talk["application"], reader: Side, { side }: AttachedFile): boolean {
  return reader === "pro" && side === "seeker" && isHeldBack(sentOf(application));
}

/** M-29: the applicant reads their own words as written. */
function textFor(side: Side, row: Pick<MessageRow, "side" | "text">, seen: (text: string) => string): string {
  return side === "pro" && row.side === "seeker" ? seen(row.text) : row.text;
}

/** The Pro's public name; without one, the organization's. */
export function authorName(
  application: Pick<
    Talk["application"],
    "id" | "first_name" | "last_name" | "blind_until" | "organization_name"
  >,
  { side, pro_name }: Pick<MessageRow, "side" | "pro_name">,
  reader: Side,
): string {
  if (side === "seeker" && reader === "seeker") return `${application.first_name} ${application.last_name}`;
  if (side === "seeker") return applicantName(application);
  return pro_name ?? application.organization_name;
}
