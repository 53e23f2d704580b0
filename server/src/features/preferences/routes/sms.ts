import * as contract from "@candor/contract/preferences/routes";
import type { Config } from "../../../platform/config.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import type { SmsGateway } from "../../../platform/sms/gateway.ts";
import { preferencesGate, sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { askNumber } from "../commands/sms/ask.ts";
import { noteDelivered } from "../commands/sms/delivered.ts";
import { proveNumber } from "../commands/sms/prove.ts";
import { type AnswerParts, takeSms } from "../commands/sms/take.ts";
import { removeNumber } from "../commands/sms/withdraw.ts";
import { gatewayGate } from "../gate.ts";

export interface TextingParts extends AnswerParts {
  readonly config: Pick<Config, "sms">;
  /** Absent if no text messages are sent. */
  readonly gateway: SmsGateway | undefined;
  readonly outbound: { readonly allowed: boolean };
}

/** In seconds: until somebody configures a gateway, another try makes no sense. */
const anHour = 3600;

/** Text messages: the phone that gets them, and what its gateway reports. */
export function smsRoutes(serving: Serving, parts: TextingParts, gates: GateParts): void {
  const mine = sessionGate(gates);

  serve(serving, contract.askSmsNumber, mine, async ({ scope, body }) => {
    if (!parts.gateway) throw new Problem("unavailable", { retryAfter: anHour });
    await askNumber(parts, scope, body);
  });

  serve(serving, contract.proveSmsNumber, mine, ({ scope, body }) => proveNumber(parts, scope, body.code));

  serve(serving, contract.removeSmsNumber, preferencesGate(gates), ({ scope }) => removeNumber(parts, scope));

  const gateway = gatewayGate(parts.config.sms?.secret, parts.clock);
  serve(serving, contract.takeSms, gateway, ({ body }) =>
    "text" in body ? takeSms(parts, body) : noteDelivered(parts, body),
  );
}
