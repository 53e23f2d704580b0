import * as contract from "@candor/contract/identities/routes";
import { signInProviderNames } from "@candor/contract/values";
import type { FastifyReply, FastifyRequest } from "fastify";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import {
  inspectAuthorization,
  type ProviderParts,
  requestAuthorization,
} from "../commands/authorizations.ts";
import { linkIdentity, unlinkIdentity } from "../commands/identities.ts";
import { sessionGate } from "../gate/gates.ts";
import type { GateParts } from "../gate/parts.ts";
import { identitiesOf } from "../queries/identities.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import { deviceKeyOf } from "../rules/device-key.ts";
import { identitiesView } from "../views/identities.ts";
import { keepDevice } from "./browser.ts";

/** Signing in through providers, and the identities linked to an account. */
export function identityRoutes(serving: Serving, parts: ProviderParts, gates: GateParts): void {
  const { origin } = gates;
  const signedIn = sessionGate(gates);
  /** Only the browser that shows this key may continue. */
  const keptDevice = (request: FastifyRequest, reply: FastifyReply) => {
    const value = deviceKeyOf(request);
    keepDevice(reply, origin, value);
    void reply.header("cache-control", "no-store");
    return hashOfCookie(value);
  };

  serve(serving, contract.requestAuthorization, anyone, ({ body, request, reply }) =>
    requestAuthorization(parts, { ...body, deviceHash: keptDevice(request, reply) }),
  );

  serve(serving, contract.inspectAuthorization, anyone, ({ body, request, reply }) => {
    void reply.header("cache-control", "no-store");
    return inspectAuthorization(parts, body.state, hashOfCookie(deviceKeyOf(request)));
  });

  serve(serving, contract.listIdentities, signedIn, async ({ scope }) => {
    const rows = await identitiesOf(parts.database.read, scope);
    const providers = signInProviderNames.filter((name) => name in parts.identityProviders);
    return identitiesView(rows, providers);
  });

  serve(serving, contract.requestIdentity, signedIn, ({ scope, body, request, reply }) => {
    const deviceHash = keptDevice(request, reply);
    return requestAuthorization(parts, { ...body, scope, deviceHash });
  });

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
