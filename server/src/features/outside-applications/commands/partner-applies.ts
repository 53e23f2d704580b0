import type { PartnerApply } from "@candor/contract/outside-applications/shapes";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { byAge, type Forget, oldest } from "../../../platform/retention/timer.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { postingAtSource } from "../queries/outside-applications.ts";
import { hashOfKey, newClaimKey, repeatableClaimKey } from "../rules.ts";
import type { OutsideParts } from "./parts.ts";

/** E-28. Records it for nobody; the key appears only in the answer. */
export async function makePartnerApply(
  { database, clock }: OutsideParts,
  keys: Keyring,
  { jobId, email }: Pick<PartnerApply, "jobId" | "email">,
  repeat: Repeat | undefined,
): Promise<PartnerApply> {
  const postingId = idOf(jobId) ?? -1;
  if (!(await postingAtSource(database.read, postingId))) throw new Problem("job-not-found");
  const key = repeat ? repeatableClaimKey(codeSecret(keys), repeat.key) : newClaimKey();
  const made = { email, posting_id: postingId, key_hash: hashOfKey(key), made_at: clock.now() };
  const { id } = await database.write((writer) =>
    once(writer, repeat, clock.now(), () =>
      writer
        .insertInto("partner_apply")
        .values({ ...made, account_id: null })
        .returning("id")
        .executeTakeFirstOrThrow(),
    ),
  );
  return { id: String(id), email, jobId, key };
}

/** Deletes those that nobody claimed in time, whose browser has forgotten the key by now. */
export const forgetPartnerApplies: Forget = byAge("partnerApplies", "partner_apply", ["id"], "made_at");

export function oldestPartnerApply(now: number): number {
  return oldest("partnerApplies", now);
}
