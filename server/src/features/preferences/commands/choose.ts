import type { Preference } from "@candor/contract/preferences/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { PreferencesScope } from "../../session/gate/scopes.ts";
import { ownAddressHash } from "../queries/own-address.ts";
import { stoppedBy } from "../queries/preferences.ts";
import { provedNumber } from "../queries/sms.ts";
import { addressHash } from "../rules/off-token.ts";
import { tryAgain } from "./bounced.ts";
import { type PreferencesParts, put } from "./put.ts";
import { takeBack } from "./switch.ts";

interface Chosen {
  readonly preferences: readonly Preference[];
  /** Absent: unchanged. */
  readonly digest?: boolean | undefined;
}

/** E-23: choosing on a page also ends what an off switch had stopped for the address. */
export async function choose(
  parts: PreferencesParts,
  scope: PreferencesScope,
  { preferences, digest }: Chosen,
): Promise<void> {
  const { accountId } = scope;
  const acting = scope.provisional ? {} : actorOf(scope);
  const again = preferences.filter(({ channel, wanted }) => channel === "email" && wanted);
  const texts = preferences.some(({ channel, wanted }) => channel === "sms" && wanted);
  await parts.database.write(async (writer) => {
    if (texts) await refuseTexts(parts, writer, scope);
    await put(parts, writer, { accountId, preferences, by: "page", acting });
    const kinds = again.map(({ kind }) => kind);
    const hash = await ownAddressHash(writer, parts.keys, scope);
    await takeBack(writer, { addressHash: hash, kinds });
    await tryAgain(writer, hash);
    if (digest !== undefined) await chooseDigest(writer, accountId, digest);
  });
}

/** Nothing can be chosen for a phone that isn't proved, or that texted STOP: only its START ends that. */
async function refuseTexts(
  { keys }: PreferencesParts,
  writer: Writer,
  scope: PreferencesScope,
): Promise<void> {
  const number = await provedNumber(writer, scope);
  if (number === undefined)
    throw new Problem("invalid-request", {
      fields: [{ path: "/preferences", key: "validation.phoneRequired" }],
    });
  if ((await stoppedBy(writer, addressHash(keys, number))).length > 0) throw new Problem("number-stopped");
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
