import type { MoveBody } from "@candor/contract/hosting/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { countWaiting, type HostedRow } from "../queries/hosted.ts";
import { importedById } from "../queries/imported.ts";
import { repeatedBy } from "../queries/reposts.ts";
import { fieldsOf } from "../rules/changes.ts";
import { faultsOf } from "../rules/faults.ts";
import { isChecked } from "../rules/life.ts";
import { readPosting } from "../rules/reading.ts";
import { adopt } from "./adopt.ts";
import { ownPosting } from "./own-posting.ts";
import type { HostingParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** Takes a step that the organization asks for. What would become public has to be publishable. */
export async function movePosting(
  parts: HostingParts,
  scope: ProScope,
  id: string,
  { move: step, version, reason }: MoveBody,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await ownPosting(parts, writer, scope, id);
    if (row.version !== version) throw new Problem("version-conflict");
    if (step === "adopt" && row.life === "imported") return adoptOne(parts, writer, scope, row);
    if (isChecked(step) && publicationFaults(parts, row).length > 0) throw new Problem("posting-unready");
    if (step === "publish") await refuseWhileWaiting(writer, row);
    const reviews = parts.config.reviewsPostings && row.published_at === null;
    await takeStep(parts, writer, row, { step, by: "organization", actor: scope, reason, reviews });
  });
}

/** M-38: whoever applied when the same job was posted before is answered first. */
async function refuseWhileWaiting(writer: Writer, row: HostedRow): Promise<void> {
  if (row.published_at !== null) return;
  const former = row.former_id ?? (await repeatedBy(writer, row));
  if (former !== undefined && (await countWaiting(writer, former)) > 0)
    throw new Problem("applicants-waiting");
}

async function adoptOne(
  parts: HostingParts,
  writer: Writer,
  scope: ProScope,
  { id, organization_id: organizationId, status }: HostedRow,
): Promise<void> {
  const row = await importedById(writer, organizationId, id);
  if (!row || status !== "open") throw new Problem("move-refused");
  if (!(await adopt(parts, writer, scope, { row, organizationId }))) throw new Problem("posting-unready");
}

/** What prevents a posting from being public now. */
export function publicationFaults(
  { places, clock }: Pick<HostingParts, "places" | "clock">,
  row: Pick<HostedRow, "fields_json">,
) {
  const { fields, content } = readPosting(fieldsOf(row.fields_json), places);
  return faultsOf(fields, content, clock.now());
}
