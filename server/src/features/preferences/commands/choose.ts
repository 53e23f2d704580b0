import type { Preference } from "@candor/contract/preferences/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { PreferencesScope } from "../../session/gate/scopes.ts";
import { addressHash } from "../rules/off-token.ts";
import { tryAgain } from "./bounced.ts";
import { type PreferencesParts, put } from "./put.ts";
import { takeBack } from "./switch.ts";

interface Chosen {
  readonly preferences: readonly Preference[];
  /** Absent: as it was. */
  readonly digest?: boolean | undefined;
}

/** E-23: what is chosen on a page also ends what the address had stopped by an off switch. */
export async function choose(
  parts: PreferencesParts,
  scope: PreferencesScope,
  { preferences, digest }: Chosen,
): Promise<void> {
  const { accountId, email } = scope;
  const acting = scope.provisional ? {} : actorOf(scope);
  const again = preferences.filter(({ channel, wanted }) => channel === "email" && wanted);
  await parts.database.write(async (writer) => {
    await put(parts, writer, { accountId, preferences, by: "page", acting });
    const kinds = again.map(({ kind }) => kind);
    const hash = addressHash(parts.keys, email);
    await takeBack(writer, { addressHash: hash, kinds });
    await tryAgain(writer, hash);
    if (digest !== undefined) await chooseDigest(writer, accountId, digest);
  });
}

async function chooseDigest(writer: Writer, accountId: number, digest: boolean): Promise<void> {
  if (!digest) await writer.deleteFrom("digest_reader").where("account_id", "=", accountId).execute();
  else
    await writer
      .insertInto("digest_reader")
      .values({ account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
