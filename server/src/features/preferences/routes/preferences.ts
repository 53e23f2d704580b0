import * as contract from "@candor/contract/preferences/routes";
import { isPro } from "@candor/contract/values";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { pushKeys } from "../../../platform/push/keys.ts";
import { membershipsOf } from "../../organizations/queries/members.ts";
import { preferencesGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { PreferencesScope } from "../../session/gate/scopes.ts";
import { choose } from "../commands/choose.ts";
import { switchList, unsubscribe } from "../commands/switch.ts";
import { mailedListGate } from "../gate.ts";
import { ownAddressHash } from "../queries/own-address.ts";
import {
  changesOf,
  isStopped,
  preferencesOf,
  readsDigest,
  restingAddress,
  stoppedBy,
} from "../queries/preferences.ts";
import { browsersOf } from "../queries/push.ts";
import { numberOf } from "../queries/sms.ts";
import { addressHash } from "../rules/off-token.ts";
import { changeView, preferencesView } from "../views.ts";
import type { TextingParts } from "./sms.ts";

/** E-23: which mails somebody gets, chosen while signed in or with a mail's link. */
export function preferencesRoutes(serving: Serving, parts: TextingParts, gates: GateParts): void {
  const chooses = preferencesGate(gates);
  const own = (scope: PreferencesScope) => ownPreferences(parts, gates, scope);

  serve(serving, contract.readPreferences, chooses, ({ scope }) => own(scope));

  serve(serving, contract.savePreferences, chooses, async ({ scope, body }) => {
    await choose(parts, scope, body);
    return own(scope);
  });

  serve(serving, contract.listPreferenceChanges, chooses, async ({ scope }) => ({
    changes: (await changesOf(gates.read, scope)).map(changeView),
  }));

  serve(serving, contract.unsubscribe, anyone, ({ body }) => unsubscribe(parts, body.token));

  serve(serving, contract.readListSwitch, anyone, async ({ body }) => {
    const list = mailedListGate(gates.keys, body.token);
    return { kind: list.kind, on: !(await isStopped(gates.read, list)) };
  });

  serve(serving, contract.switchList, anyone, async ({ body }) => {
    const list = mailedListGate(gates.keys, body.token);
    await switchList(parts, list, { on: body.on });
    return { kind: list.kind, on: body.on };
  });
}

async function ownPreferences(parts: TextingParts, gates: GateParts, scope: PreferencesScope) {
  const { read, keys } = gates;
  const hash = await ownAddressHash(read, keys, scope);
  const stopped = await stoppedBy(read, hash);
  const bounced = await restingAddress(read, hash, parts.clock.now());
  const memberships = await membershipsOf(read, scope);
  const digest = memberships.some(isPro) ? await readsDigest(read, scope) : undefined;
  const row = parts.gateway && (await numberOf(read, scope));
  const isStopped = row !== undefined && (await stoppedBy(read, addressHash(keys, row.number))).length > 0;
  const texts = parts.gateway && { from: parts.smsFrom, row, isStopped };
  const push = parts.outbound.allowed
    ? { key: (await pushKeys(parts)).publicKey, browsers: (await browsersOf(read, scope)).length }
    : undefined;
  const known = { stopped, bounced, digest, texts, push };
  return preferencesView(scope, await preferencesOf(read, scope), known);
}
