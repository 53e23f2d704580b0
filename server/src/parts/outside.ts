import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { TextRecords } from "../platform/dns.ts";
import { type IdentityProviders, openIdentityProviders } from "../platform/identity-providers/providers.ts";
import type { Logger } from "../platform/log.ts";
import { type MailTransport, openMailTransport } from "../platform/mail/transport.ts";
import { type Model, openModel } from "../platform/model/model.ts";
import type { MayReach } from "../platform/outbound/public-address.ts";
import type { Outbound } from "../platform/outbound/target.ts";
import { openSmsGateway, type SmsGateway } from "../platform/sms/gateway.ts";

/** What calls other machines. */
export interface OutsideParts {
  /** Absent if no text messages are sent. */
  readonly gateway: SmsGateway | undefined;
  readonly identityProviders: IdentityProviders;
  /** Absent if none is configured; nothing depends on it. */
  readonly model: Model | undefined;
  readonly outbound: Outbound;
  /** Looks up TXT records in the DNS. */
  readonly textRecords: TextRecords;
  /** Absent if mails stay in the outbox. */
  readonly transport: MailTransport | undefined;
}

export function openOutside(
  { config, clock, log }: { config: Config; clock: Clock; log: Logger },
  { textRecords, mayReach }: { textRecords: TextRecords; mayReach: MayReach },
): OutsideParts {
  return {
    gateway: openSmsGateway(config, clock),
    identityProviders: openIdentityProviders(config.identityProviders, clock, log),
    model: config.model && openModel(config.model, log),
    outbound: { allowed: config.callsOutside, mayReach },
    textRecords,
    transport: openMailTransport(config),
  };
}
