import * as contract from "@candor/contract/passkeys/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { requestPasskey } from "../commands/passkey-log-in.ts";
import {
  addPasskey,
  offerPasskey,
  type PasskeyParts,
  removePasskey,
  renamePasskey,
} from "../commands/passkeys.ts";
import { sessionGate } from "../gate/gates.ts";
import type { GateParts } from "../gate/parts.ts";
import { passkeysOf } from "../queries/passkeys.ts";
import { deviceNamed } from "../rules/client.ts";
import { passkeysView } from "../views/account.ts";

/** Managing passkeys and asking for a challenge; the log-in call takes the answer. */
export function passkeyRoutes(serving: Serving, parts: PasskeyParts, gates: GateParts): void {
  const signedIn = sessionGate(gates);

  serve(serving, contract.requestPasskey, anyone, ({ reply }) => {
    void reply.header("cache-control", "no-store");
    return requestPasskey(parts);
  });

  serve(serving, contract.listPasskeys, signedIn, async ({ scope }) =>
    passkeysView(await passkeysOf(parts.database.read, scope)),
  );

  serve(serving, contract.offerPasskey, signedIn, ({ scope, body }) =>
    offerPasskey(parts, scope, body.password),
  );

  serve(serving, contract.addPasskey, signedIn, ({ scope, body, request }) =>
    addPasskey(parts, scope, { ...body, device: deviceNamed(request.headers["user-agent"]) }),
  );

  serve(serving, contract.renamePasskey, signedIn, async ({ scope, params, body }) => {
    if (!(await renamePasskey(parts, scope, { ...params, ...body }))) throw new Problem("not-found");
  });

  serve(serving, contract.removePasskey, signedIn, async ({ scope, params, body }) => {
    const removing = { ...params, password: body.password };
    if (!(await removePasskey(parts, scope, removing))) throw new Problem("not-found");
  });
}
