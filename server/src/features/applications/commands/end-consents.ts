import type { ConsentPlace } from "@candor/contract/values";
import { takeConsentBack } from "../../../platform/consents.ts";
import type { Writer } from "../../../platform/database/database.ts";

interface Withdrawn {
  readonly accountId: number;
  readonly id: number;
  readonly where: ConsentPlace;
  readonly now: number;
}

/** Ends the consents to an organization's use of what was sent. */
export async function endConsents(writer: Writer, { accountId, id, where, now }: Withdrawn): Promise<void> {
  for (const kind of ["application", "employer"] as const)
    await takeConsentBack(writer, { accountId, kind, about: id, where, now });
}
