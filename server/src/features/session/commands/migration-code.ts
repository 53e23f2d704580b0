import type { ReferenceScope } from "../../applications/gate.ts";
import type { SessionScope } from "../gate/scopes.ts";
import type { AskingDevice } from "../rules/client.ts";
import type { SessionParts } from "./announce.ts";
import { countMailed, prepareCode } from "./codes.ts";

/** Mails a code by which whoever reads its account's mailbox lets an application go to the account that asks. */
export async function requestMigrationCode(
  parts: SessionParts,
  { accountId }: SessionScope,
  { id, email }: ReferenceScope,
  device: AskingDevice,
): Promise<void> {
  await countMailed(parts, email, device);
  const asked = { purpose: "migration", applicationId: id, accountId } as const;
  await parts.database.write((writer) => prepareCode(parts, writer, { email, asked }));
}
