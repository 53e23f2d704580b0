import type { Reader } from "../../../platform/database/database.ts";
import { isShown } from "../../blocks/queries/hidden.ts";
import type { ProgramScope } from "../gate.ts";

interface Page {
  readonly after: number;
  readonly most: number;
}

/** Published at least once: only its authors can read a draft. */
export async function programPostings(read: Reader, { organizationId }: ProgramScope, { after, most }: Page) {
  return read
    .selectFrom("posting")
    .select(["id", "title", "status", "first_seen_at", "changed_at"])
    .where("organization_id", "=", organizationId)
    .where("id", ">", after)
    .where((e) => e.or([e("life", "is", null), e("life", "not in", ["draft", "in-review"])]))
    .orderBy("id")
    .limit(most)
    .execute();
}

export async function programApplications(
  read: Reader,
  { organizationId }: ProgramScope,
  { after, most }: Page,
) {
  return read
    .selectFrom("application")
    .select(["id", "posting_id", "status", "created_at", "modified_at", "answer_by", "answered_at"])
    .where("organization_id", "=", organizationId)
    .where(isShown)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}
