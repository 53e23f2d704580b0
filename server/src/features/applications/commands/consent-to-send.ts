import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { giveConsent } from "../../../platform/consents.ts";
import type { Writer } from "../../../platform/database/database.ts";
import type { standingOn } from "../../blocks/queries/blocks.ts";

export type Standing = Awaited<ReturnType<typeof standingOn>>;

interface Sending {
  readonly accountId: number;
  readonly id: number;
  readonly organization: string;
  readonly standing: Standing;
  readonly oneClick: boolean;
  readonly now: number;
}

/** Records the applicant's consent in the words above the button. */
export async function consentToSend(
  writer: Writer,
  { accountId, id, organization, standing, oneClick, now }: Sending,
): Promise<void> {
  const agreed = { accountId, about: id, where: oneClick ? "one-click" : "apply", now } as const;
  const terms = oneClick
    ? message("oneClick.lead", { organization, seconds: limits.undoSeconds })
    : message("apply.sendTerms", { organization });
  const wording = `${terms} ${message("match.goesAlong", { organization })}`;
  await giveConsent(writer, { ...agreed, kind: "application", wording });
  if (standing?.kind !== "employer") return;
  const confirmed = standing.isClient
    ? message("blocks.applyAnywayFor", { organization, client: standing.organization.name })
    : message("blocks.applyAnyway", { organization });
  await giveConsent(writer, { ...agreed, kind: "employer", wording: confirmed });
}
