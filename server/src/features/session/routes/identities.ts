import * as contract from "@candor/contract/identities";
import { limits } from "@candor/contract/limits";
import { signInProviderNames } from "@candor/contract/values";
import { setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import {
  inspectAuthorization,
  type ProviderParts,
  requestAuthorization,
} from "../commands/authorizations.ts";
import { linkIdentity, unlinkIdentity } from "../commands/identities.ts";
import { deviceCookieName, deviceKeyOf, type GateParts, sessionGate } from "../gate.ts";
import { hashOfCookie, identitiesOf } from "../queries.ts";
import { identitiesView } from "../views/identities.ts";

/** The way to a provider and back, and what it left with an account. */
export function identityRoutes(serving: Serving, parts: ProviderParts, gates: GateParts): void {
  const { origin } = gates;
  const signedIn = sessionGate(gates);

  serve(serving, contract.requestAuthorization, anyone, async ({ body, request, reply }) => {
    const value = deviceKeyOf(request);
    const asked = await requestAuthorization(parts, { ...body, deviceHash: hashOfCookie(value) });
    const seconds = limits.deviceDays * 86_400;
    setBrowserCookie(reply, origin, { name: deviceCookieName(origin), value, seconds });
    void reply.header("cache-control", "no-store");
    return asked;
  });

  serve(serving, contract.inspectAuthorization, anyone, ({ body, request, reply }) => {
    void reply.header("cache-control", "no-store");
    return inspectAuthorization(parts, body.state, hashOfCookie(deviceKeyOf(request)));
  });

  serve(serving, contract.listIdentities, signedIn, async ({ scope }) => {
    const rows = await identitiesOf(parts.database.read, scope.accountId);
    const providers = signInProviderNames.filter((name) => name in parts.identityProviders);
    return identitiesView(rows, providers);
  });

  serve(serving, contract.requestIdentity, signedIn, ({ scope, body, request }) =>
    requestAuthorization(parts, {
      ...body,
      accountId: scope.accountId,
      deviceHash: hashOfCookie(deviceKeyOf(request)),
    }),
  );

  serve(serving, contract.linkIdentity, signedIn, ({ scope, body, request }) =>
    linkIdentity(parts, scope, {
      provider: body.provider,
      response: body.credential,
      deviceHash: hashOfCookie(deviceKeyOf(request)),
    }),
  );

  serve(serving, contract.unlinkIdentity, signedIn, ({ scope, params }) =>
    unlinkIdentity(parts, scope, Number(params.id)),
  );
}
