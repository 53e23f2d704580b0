import type { PostingDefaults } from "@candor/contract/hosting/defaults";
import { postingFields } from "@candor/contract/hosting/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import { contentOf } from "../rules/content.ts";
import { faultsOf } from "../rules/faults.ts";
import type { HostingParts } from "./parts.ts";

type DefaultsParts = Pick<HostingParts, "database" | "places" | "clock">;

/** Sets the defaults for an organization's new postings. Existing postings stay as they are. */
export async function saveDefaults(
  parts: DefaultsParts,
  scope: ProScope,
  slug: string,
  defaults: PostingDefaults,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id } = await ownOrganization(writer, scope, slug);
    refuseFaulty(parts, defaults);
    await writer
      .updateTable("organization")
      .set({ defaults_json: JSON.stringify(defaults) })
      .where("id", "=", id)
      .execute();
  });
}

/** Fields whose value can be wrong by itself: what is missing, or wrong beside others, is for each posting to say. */
const checkedFields = ["places", "payCurrency", "answerBusinessDays"] as const;

/** No posting could be published with these. */
function refuseFaulty({ places, clock }: DefaultsParts, defaults: PostingDefaults): void {
  const fields = postingFields.parse(defaults);
  const faulty = faultsOf(fields, contentOf(fields, places), clock.now()).filter(({ field }) =>
    checkedFields.some((checked) => checked === field && defaults[checked].trim() !== ""),
  );
  if (faulty.length === 0) return;
  throw new Problem("invalid-request", {
    fields: faulty.map(({ field, key, values }) => ({ path: `/${field}`, key, ...(values && { values }) })),
  });
}
