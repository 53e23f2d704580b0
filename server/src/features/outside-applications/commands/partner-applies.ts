import type { PartnerApply } from "@candor/contract/outside-applications/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { byAge, type Forget, oldest } from "../../../platform/retention/timer.ts";
import { postingAtSource } from "../queries/outside-applications.ts";
import { hashOfKey, newClaimKey } from "../rules.ts";
import type { OutsideParts } from "./parts.ts";

/** E-28. Records it for nobody; the key appears only in this answer. */
export async function makePartnerApply(
  { database, clock }: OutsideParts,
  { jobId, email }: Pick<PartnerApply, "jobId" | "email">,
): Promise<PartnerApply> {
  const postingId = idOf(jobId) ?? -1;
  if (!(await postingAtSource(database.read, postingId))) throw new Problem("job-not-found");
  const key = newClaimKey();
  const { id } = await database.write((writer) =>
    writer
      .insertInto("partner_apply")
      .values({
        email,
        posting_id: postingId,
        key_hash: hashOfKey(key),
        made_at: clock.now(),
        account_id: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return { id: String(id), email, jobId, key };
}

/** Deletes those that nobody claimed in time, whose browser has forgotten the key by now. */
export const forgetPartnerApplies: Forget = byAge("partnerApplies", "partner_apply", ["id"], "made_at");

export function oldestPartnerApply(now: number): number {
  return oldest("partnerApplies", now);
}
