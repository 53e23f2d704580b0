import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type SignInProvider, signInProviders } from "@candor/contract/values";
import type { AdministratorActTable } from "../../../platform/database/tables/administration.ts";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { deviceShown } from "../rules/client.ts";
import { maskedEmail } from "../rules/masked-email.ts";

export interface Warning extends Pick<Addressed, "to" | "from"> {
  /** The page where its reader reports that it was somebody else. */
  readonly disownUrl: string;
  /** The account owner's zone. */
  readonly timeZone: string | null;
}

/** An application, with the address of the account that it was moved to. */
interface Released {
  readonly title: string;
  readonly organization: string;
  readonly email: string;
}

export function newDeviceMail(
  warning: Warning,
  { device, startedAt }: { readonly device: string | null; readonly startedAt: number },
): Mail {
  const values = {
    device: device === null ? message("account.unknownDevice") : deviceShown(device),
    date: dateText(startedAt, warning.timeZone),
  };
  return warningMail(warning, message("mail.newDeviceSubject"), message("mail.newDeviceBody", values));
}

export function passwordChangedMail(warning: Warning, at: number): Mail {
  const body = message("mail.passwordChangedBody", { date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.passwordChangedSubject"), body);
}

export function passkeyAddedMail(warning: Warning, at: number): Mail {
  const body = message("mail.passkeyAddedBody", { date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.passkeyAddedSubject"), body);
}

export function passkeyRemovedMail(warning: Warning, at: number): Mail {
  const body = message("mail.passkeyRemovedBody", { date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.passkeyRemovedSubject"), body);
}

export function passkeyCopiedMail(warning: Warning, at: number): Mail {
  const body = message("mail.passkeyCopiedBody", { date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.passkeyCopiedSubject"), body);
}

export function identityLinkedMail(warning: Warning, name: SignInProvider, at: number): Mail {
  const provider = signInProviders[name];
  const body = message("mail.identityLinkedBody", { provider, date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.identityLinkedSubject", { provider }), body);
}

export function identityUnlinkedMail(warning: Warning, name: SignInProvider, at: number): Mail {
  const provider = signInProviders[name];
  const body = message("mail.identityUnlinkedBody", { provider, date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.identityUnlinkedSubject", { provider }), body);
}

export function emailChangeAskedMail(warning: Warning): Mail {
  return warningMail(warning, message("mail.emailChangeAskedSubject"), message("mail.emailChangeAskedBody"));
}

/** To the address that was replaced. */
export function emailChangedMail(warning: Warning, at: number): Mail {
  const body = message("mail.emailChangedBody", { date: dateText(at, warning.timeZone) });
  return warningMail(warning, message("mail.emailChangedSubject"), body);
}

/** To the account that an application was moved from. */
export function applicationReleasedMail(
  warning: Warning,
  { title, organization, email }: Released,
  at: number,
): Mail {
  const values = {
    title,
    organization,
    date: dateText(at, warning.timeZone),
    maskedEmail: maskedEmail(email),
  };
  return warningMail(warning, message("mail.releasedSubject", values), message("mail.releasedBody", values));
}

/** To the new address: opening its link proves the mailbox. */
export function emailChangeMail({ publicUrl, ...address }: Addressed, code: string): Mail {
  return letter({
    ...address,
    subject: message("mail.emailChangeSubject"),
    paragraphs: [message("mail.emailChangeBody", { hours: limits.emailChangeHours })],
    link: { text: message("mail.emailChangeLink"), href: `${publicUrl}/settings/change-email/${code}` },
  });
}

/** To a requested address that already has an account. */
export function addressTakenMail({ publicUrl, ...address }: Addressed): Mail {
  return letter({
    ...address,
    subject: message("mail.emailChangeTakenSubject"),
    paragraphs: [message("mail.emailChangeTakenBody")],
    link: { text: message("mail.emailChangeTakenLink"), href: `${publicUrl}/login` },
  });
}

/** To somebody whom another administrator gave this right, or took it from. */
export function administratorMail(
  { publicUrl, ...address }: Addressed,
  { kind, acted_at }: Pick<AdministratorActTable, "kind" | "acted_at">,
  timeZone: string | null,
): Mail {
  const of = kind === "administrator-granted" ? "Granted" : "Revoked";
  return letter({
    ...address,
    subject: message(`mail.administrator${of}Subject`),
    paragraphs: [message(`mail.administrator${of}Body`, { date: dateText(acted_at, timeZone) })],
    link: {
      text: message(`mail.administrator${of}Link`),
      href: `${publicUrl}/${of === "Granted" ? "admin" : "settings/account"}`,
    },
  });
}

function warningMail({ to, from, disownUrl }: Warning, subject: string, paragraph: string): Mail {
  const link = { text: message("mail.notMe"), href: disownUrl };
  return letter({ to, from, subject, paragraphs: [paragraph], link });
}
