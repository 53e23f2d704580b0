import type { MessageKey } from "@candor/contract/messages/message";
import { linkedInHost, linkedInUrl, personalFaults } from "@candor/contract/profiles/faults";
import type { PersonalBody } from "@candor/contract/profiles/shapes";
import { takeConsentBack } from "../../../platform/consents.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { renaming } from "../../session/queries/names.ts";
import { mayAskCurrentPay } from "../rules/pay-history.ts";
import { regionOf } from "../rules/region-of.ts";
import { unknownPlace } from "../rules/unknown-place.ts";
import { change, given, type ProfileParts, put } from "./change.ts";

/** If the law bans asking what somebody earns, what they said about it elsewhere is deleted. */
export async function savePersonal(
  parts: ProfileParts,
  scope: SessionScope,
  body: PersonalBody,
): Promise<void> {
  refuseFaults(body, unknownPlace(body, parts.places));
  const { linkedInUrl: typed } = body;
  const place = {
    country: given(body.country),
    region: given(regionOf(body.country, body.state)),
    city: given(body.city),
  };
  await change(parts, scope, "personal", async (writer) => {
    await put(parts, writer, scope, {
      ...place,
      street: given(body.address),
      linkedin_url: linkedInUrl(typed) ?? null,
      ...(!mayAskCurrentPay(place) && { current_pay: null, current_pay_type: null }),
    });
    if (!mayAskCurrentPay(place))
      await takeConsentBack(writer, {
        accountId: scope.accountId,
        kind: "current-pay",
        where: "personal",
        now: parts.clock.now(),
      });
    await saveName(parts, writer, scope, body);
  });
}

/** The part that the account holds. */
async function saveName(
  { events }: ProfileParts,
  writer: Writer,
  scope: SessionScope,
  { firstName, lastName, postal }: PersonalBody,
): Promise<void> {
  const { accountId } = scope;
  const columns = { first_name: firstName, last_name: lastName, postal_code: postal };
  const save = () => writer.updateTable("account").set(columns).where("id", "=", accountId).execute();
  const renamed = await renaming(writer, scope, save);
  if (renamed) await events.append(writer, renamed);
}

function refuseFaults(body: PersonalBody, placeField: ReturnType<typeof unknownPlace>): void {
  const fields = personalFaults(body).map(({ field, fault }) => ({
    path: `/${field}`,
    key: `validation.${fault}` as MessageKey,
    ...(fault === "linkedInUrlPrefix" && { values: { host: linkedInHost } }),
  }));
  if (placeField) fields.push({ path: `/${placeField}`, key: "location.invalid" });
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
}
