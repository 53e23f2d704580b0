import type { Reader } from "../../../platform/database/database.ts";
import { isHiddenApplication } from "../../blocks/queries/hidden.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import type { Parties } from "../events.ts";

/** An application, as far as it says whom it concerns. */
export interface Concerned {
  readonly id: number;
  readonly account_id: number;
  readonly organization_id: number;
  readonly title: string;
}

/** The people to tell about an event of this application, except an organization that it is hidden from. */
export async function partiesOf(read: Reader, application: Concerned): Promise<Parties> {
  const isHidden = await isHiddenApplication(read, application.id);
  const pros = isHidden ? [] : await prosOf(read, application.organization_id);
  return {
    accountId: application.account_id,
    organizationId: application.organization_id,
    hirers: pros.map(({ accountId }) => accountId),
    title: application.title,
  };
}
