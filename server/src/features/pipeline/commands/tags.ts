import { limits } from "@candor/contract/limits";
import type { DecisionResult } from "@candor/contract/organizations/shapes";
import { countRows } from "../../../platform/database/count-rows.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { each, type PipelineParts } from "./each.ts";

interface Tagging {
  readonly applicationIds: readonly string[];
  readonly tag: string;
  readonly on: boolean;
}

/** Puts a tag on applications, or takes it off. Tags are in lower case: "Senior" and "senior" are one. */
export async function tag(
  parts: PipelineParts,
  scope: ProScope,
  { applicationIds, tag: typed, on }: Tagging,
): Promise<DecisionResult[]> {
  const text = typed.toLowerCase();
  return each(parts, scope, applicationIds, async (writer, { id }) => {
    await writer
      .deleteFrom("application_tag")
      .where("application_id", "=", id)
      .where("tag", "=", text)
      .execute();
    if (!on) return;
    const count = await countRows(writer.selectFrom("application_tag").where("application_id", "=", id));
    if (count >= limits.tagsOfApplication) throw new Problem("too-many-tags");
    await writer.insertInto("application_tag").values({ application_id: id, tag: text }).execute();
  });
}
