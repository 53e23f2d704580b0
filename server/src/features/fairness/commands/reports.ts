import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { OwnerScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { FairnessEvent } from "../events.ts";
import { applicantsOf } from "../queries/applicants.ts";
import { figuresOf } from "../rules/count.ts";
import { isCountable } from "../rules/periods.ts";

export type ReportParts = ChangeParts;

interface Named {
  readonly slug: string;
  readonly period: string;
}

/**
 * Counts a half-year. A second count changes nothing, even if somebody's answers changed since: the difference between
 * two counts would reveal single people.
 */
export async function countReport(
  parts: ReportParts,
  scope: OwnerScope,
  { slug, period }: Named,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    const { id } = await ownOrganization(writer, scope, slug);
    if (!isCountable(period, now)) throw new Problem("period-open");
    const figures_json = jsonText(figuresOf(await applicantsOf(writer, id, period)));
    const counted = await writer
      .insertInto("bias_report")
      .values({ organization_id: id, period, figures_json, counted_at: now, published_at: null })
      .onConflict((conflict) => conflict.columns(["organization_id", "period"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (counted) await parts.events.append(writer, announcement("bias-report-counted", scope, id, period));
  });
}

export async function publishReport(
  parts: ReportParts,
  scope: OwnerScope,
  { slug, period }: Named,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id } = await ownOrganization(writer, scope, slug);
    const report = await writer
      .selectFrom("bias_report")
      .select(["id", "published_at"])
      .where("organization_id", "=", id)
      .where("period", "=", period)
      .executeTakeFirst();
    if (!report) throw new Problem("not-found");
    if (report.published_at !== null) return;
    await writer
      .updateTable("bias_report")
      .set({ published_at: parts.clock.now() })
      .where("id", "=", report.id)
      .execute();
    await parts.events.append(writer, announcement("bias-report-published", scope, id, period));
  });
}

function announcement(
  name: FairnessEvent["name"],
  scope: OwnerScope,
  subjectId: number,
  period: string,
): FairnessEvent {
  return { name, subject: "organization", subjectId, ...actorOf(scope), payload: { period } };
}
