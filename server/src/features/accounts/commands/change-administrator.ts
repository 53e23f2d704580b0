import type { MessageKey } from "@candor/contract/messages/message";
import { recordAct } from "../../../platform/administrator-acts.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import { type AccountParts, setRight } from "./appoint.ts";

interface Change {
  readonly accountId: number;
  readonly granted: boolean;
  readonly reason: string;
}

/**
 * Makes somebody an administrator, or takes that right away, and keeps why. Nobody takes it from themselves, so one
 * administrator always remains. Repeating it changes nothing.
 */
export async function changeAdministrator(
  parts: AccountParts,
  { accountId: administratorId }: AdministratorScope,
  { accountId, granted, reason }: Change,
): Promise<void> {
  if (accountId === administratorId) throw refused("validation.ownAdministrator");
  const { database, clock } = parts;
  await database.write(async (writer) => {
    // Two who revoke each other: the second one waits here, and is no administrator anymore.
    for (const id of [accountId, administratorId].toSorted((one, other) => one - other))
      await database.dialect.hold(writer, "account", id);
    const actor = await rightOf(writer, administratorId);
    const account = await rightOf(writer, accountId);
    if (actor?.administrator !== 1 || !account) throw new Problem("not-found");
    if ((account.administrator === 1) === granted) return;
    if (granted && account.email_proved_at === null) throw refused("validation.userUnproved");
    const kind = granted ? "administrator-granted" : "administrator-revoked";
    const act = { accountId, administratorId, kind, reason, now: clock.now() } as const;
    const by = { actorId: administratorId, actId: await recordAct(writer, act) };
    await setRight(parts, writer, { accountId, granted, by });
  });
}

async function rightOf(writer: Writer, id: number) {
  return writer
    .selectFrom("account")
    .select(["administrator", "email_proved_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

function refused(key: MessageKey): Problem {
  return new Problem("invalid-request", { fields: [{ path: "/administrator", key }] });
}
