import type { Reader } from "../../../platform/database/database.ts";

export type BiasReportRow = Awaited<ReturnType<typeof reportsOf>>[number];

/** An organization's counted reports, the latest half-year first. */
export async function reportsOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("bias_report")
    .select(["period", "figures_json", "counted_at", "published_at"])
    .where("organization_id", "=", organizationId)
    .orderBy("period", "desc")
    .execute();
}

export async function hasPublished(read: Reader, organizationId: number): Promise<boolean> {
  const row = await read
    .selectFrom("bias_report")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("published_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
