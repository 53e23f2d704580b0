import type { PostingFields } from "@candor/contract/hosting/shapes";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { changesBetween, fieldsOf } from "../rules/changes.ts";
import { faultsOf } from "../rules/faults.ts";
import { isPrivate } from "../rules/life.ts";
import { readPosting } from "../rules/reading.ts";
import { noteChange } from "./note-change.ts";
import { ownPosting } from "./own-posting.ts";
import { announce, type HostingParts } from "./parts.ts";

/** Saves a form over the version that its editor saw. What is published stays publishable, and the change is logged. */
export async function savePosting(
  parts: HostingParts,
  scope: ProScope,
  id: string,
  { version, fields }: { readonly version: number; readonly fields: PostingFields },
): Promise<void> {
  const read = readPosting(fields, parts.places);
  await parts.database.write(async (writer) => {
    const row = await ownPosting(parts, writer, scope, id);
    if (row.version !== version) throw new Problem("version-conflict");
    const now = parts.clock.now();
    const isReady = faultsOf(fields, read.content, now).length === 0;
    if (row.life === "published" && !isReady) throw new Problem("posting-unready");
    const changes = changesBetween(fieldsOf(row.fields_json), fields);
    await writer
      .updateTable("hosted_posting")
      .set({ version: row.version + 1, fields_json: JSON.stringify(fields), saved_at: now })
      .where("posting_id", "=", row.id)
      .execute();
    // Until it is confirmed, seekers see what its source says.
    if (row.life === "imported") return;
    await writer
      .updateTable("posting")
      .set({ ...read.columns, changed_at: now })
      .where("id", "=", row.id)
      .execute();
    if (isPrivate(row.life) || changes.length === 0) return;
    const edit = { kind: "edited", actor: "organization", fields: changes } as const;
    const changeId = await noteChange(writer, { posting_id: row.id, ...edit, at: now });
    await announce(parts, writer, {
      name: "posting-edited",
      subjectId: row.id,
      ...actorOf(scope),
      payload: { organizationId: row.organization_id, changeId },
    });
  });
}
