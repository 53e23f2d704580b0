import type { UploadedFile } from "../../../platform/http/bodies/uploads.ts";
import type { Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ConversationScope } from "../gate.ts";
import { type AttachmentParts, readAttachments, storeAttachments } from "./attachments.ts";
import { type ConversationParts, refuseUnwritten, send } from "./send.ts";

interface Written {
  readonly text: string;
  readonly files: readonly UploadedFile[];
}

/** Sends a typed message with its files: everything or nothing. */
export async function sendWithFiles(
  parts: ConversationParts & AttachmentParts,
  scope: ConversationScope,
  { text, files }: Written,
  repeat: Repeat | undefined,
): Promise<void> {
  refuseUnwritten(scope, text);
  // Reading files costs more than refusing now.
  if (scope.talk.closed) throw new Problem("conversation-closed");
  const given = files.map(({ name, bytes }) => ({ name, content: Buffer.from(bytes) }));
  const attachments = await readAttachments(parts, given, files[0]?.sender ?? "");
  const fields = attachments.flatMap(({ name, refusal }, index) =>
    refusal === undefined ? [] : [{ path: `/file/${index}`, key: keyOf(refusal), values: { name } } as const],
  );
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  await storeAttachments(parts, attachments, (attached) => send(parts, scope, { text, attached }, repeat));
}

type RefusalOf = NonNullable<Awaited<ReturnType<typeof readAttachments>>[number]["refusal"]>;

/** Files that are too many or too large were refused before their form was read. */
function keyOf(refusal: RefusalOf) {
  return refusal === "locked" ? "conversation.fileLocked" : "conversation.fileUnreadable";
}
