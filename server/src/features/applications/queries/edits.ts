import type { ApplicationReceipt } from "@candor/contract/receipts/shapes";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";

/** What an edit replaced; a resume is given by its file's name. */
export interface Replaced {
  readonly elevatorPitch?: string | undefined;
  readonly resume?: string | undefined;
}

/** How many edits of an application say what they replaced: each may have been long. */
const mostReplaced = 30;

/**
 * What each of the last edits of an application replaced, oldest first: receipts say what was sent before and after.
 * Empty for an application older than receipts, which has fewer of them than edits.
 */
export async function editsOf(
  read: Reader,
  applicationId: number,
  edits: number,
): Promise<readonly Replaced[]> {
  const receipts = read.selectFrom("application_receipt").where("application_id", "=", applicationId);
  if ((await countRows(receipts)) !== edits + 1) return [];
  const rows = await receipts
    .select("text")
    .orderBy("id", "desc")
    .limit(mostReplaced + 1)
    .execute();
  const sent = rows
    .toReversed()
    .map(({ text }) => (JSON.parse(text) as { document: ApplicationReceipt }).document.sent);
  return sent.slice(1).map((after, at) => replacedBy(sent[at] ?? after, after));
}

type Sent = ApplicationReceipt["sent"];

function replacedBy(before: Sent, after: Sent): Replaced {
  return {
    ...(before.elevatorPitch !== after.elevatorPitch && { elevatorPitch: before.elevatorPitch }),
    ...(before.resume && before.resume.sha256 !== after.resume?.sha256 && { resume: before.resume.fileName }),
  };
}
