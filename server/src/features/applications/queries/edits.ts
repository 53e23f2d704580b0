import type { ApplicationReceipt } from "@candor/contract/receipts/shapes";
import type { Reader } from "../../../platform/database/database.ts";

/** What an edit replaced; a resume is given by its file's name. */
export interface Replaced {
  readonly elevatorPitch?: string | undefined;
  readonly resume?: string | undefined;
}

/**
 * What each edit of an application replaced, oldest first: receipts say what was sent before and after. Empty for an
 * application older than receipts.
 */
export async function editsOf(read: Reader, applicationId: number): Promise<readonly Replaced[]> {
  const rows = await read
    .selectFrom("application_receipt")
    .select("text")
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .execute();
  const sent = rows.map(({ text }) => (JSON.parse(text) as { document: ApplicationReceipt }).document.sent);
  return sent.slice(1).map((after, at) => replacedBy(sent[at] ?? after, after));
}

type Sent = ApplicationReceipt["sent"];

function replacedBy(before: Sent, after: Sent): Replaced {
  return {
    ...(before.elevatorPitch !== after.elevatorPitch && { elevatorPitch: before.elevatorPitch }),
    ...(before.resume && before.resume.sha256 !== after.resume?.sha256 && { resume: before.resume.fileName }),
  };
}
