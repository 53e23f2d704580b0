import type { Insertable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { ProfileTable } from "../../../platform/database/tables/profiles.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { ProfileEvent } from "../events.ts";

export interface ProfileParts extends ChangeParts {
  readonly places: Pick<Places, "find">;
}

/** Changes one part of the person's profile. Changes to one profile take turns: lists are replaced as a whole. */
export async function change<T>(
  { database, events }: ProfileParts,
  scope: SessionScope,
  part: ProfileEvent["payload"]["part"],
  work: (writer: Writer) => Promise<T>,
): Promise<T> {
  const event: ProfileEvent = {
    name: "profile-changed",
    subject: "profile",
    subjectId: scope.accountId,
    ...actorOf(scope),
    payload: { part },
  };
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", scope.accountId);
    const result = await work(writer);
    await events.append(writer, event);
    return result;
  });
}

/** Sets some columns of the profile, which is created with the first of them. */
export async function put(
  { clock }: Pick<ProfileParts, "clock">,
  writer: Writer,
  { accountId }: SessionScope,
  columns: Omit<Partial<Insertable<ProfileTable>>, "account_id" | "changed_at">,
): Promise<void> {
  const changed = { ...columns, changed_at: clock.now() };
  await writer
    .insertInto("profile")
    .values({ account_id: accountId, ...changed })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(changed))
    .execute();
}

/** Text that was left empty is absent. */
export function given(text: string): string | null {
  return text === "" ? null : text;
}
