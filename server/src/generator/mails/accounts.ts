import * as data from "../../features/own-data/views/mails.ts";
import * as account from "../../features/session/views/account-mails.ts";
import { codeMail, noAccountMail } from "../../features/session/views/code-mail.ts";
import { linkMail } from "../../features/session/views/link-mail.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import {
  days,
  from,
  now,
  organization,
  publicUrl,
  type Sample,
  seeker,
  timeZone,
  token,
  warning,
} from "./people.ts";

const { to } = seeker;
const code = { to, from, code: "314159" };
const link = { to, from, url: `${publicUrl}/login/email-link?e=${token}` };
const released = { title: "Lamp Keeper", organization, email: "ada@other.example" };
const due = { dueAt: now + 7 * days, timeZone };

/** Mails about an account, and about exporting or deleting one's data. */
export const accountMails: Readonly<Record<string, Sample<Mail>>> = {
  "code to sign in": { by: codeMail, mail: codeMail({ ...code, purpose: "sign-in", ofDevice: true }) },
  "code to set a password": { by: codeMail, mail: codeMail({ ...code, purpose: "reset", ofDevice: false }) },
  "code for no account": { by: noAccountMail, mail: noAccountMail(seeker) },
  "link to sign in": { by: linkMail, mail: linkMail({ ...link, confirms: false }) },
  "link that confirms an alert": { by: linkMail, mail: linkMail({ ...link, confirms: true }) },
  "new device": {
    by: account.newDeviceMail,
    mail: account.newDeviceMail(warning, { device: "Firefox on Linux", startedAt: now }),
  },
  "password changed": { by: account.passwordChangedMail, mail: account.passwordChangedMail(warning, now) },
  "passkey added": { by: account.passkeyAddedMail, mail: account.passkeyAddedMail(warning, now) },
  "passkey removed": { by: account.passkeyRemovedMail, mail: account.passkeyRemovedMail(warning, now) },
  "passkey copied": { by: account.passkeyCopiedMail, mail: account.passkeyCopiedMail(warning, now) },
  "identity linked": {
    by: account.identityLinkedMail,
    mail: account.identityLinkedMail(warning, "google", now),
  },
  "identity unlinked": {
    by: account.identityUnlinkedMail,
    mail: account.identityUnlinkedMail(warning, "google", now),
  },
  "email change asked": { by: account.emailChangeAskedMail, mail: account.emailChangeAskedMail(warning) },
  "email changed": { by: account.emailChangedMail, mail: account.emailChangedMail(warning, now) },
  "email change": { by: account.emailChangeMail, mail: account.emailChangeMail(seeker, token) },
  "address taken": { by: account.addressTakenMail, mail: account.addressTakenMail(seeker) },
  "application released": {
    by: account.applicationReleasedMail,
    mail: account.applicationReleasedMail(warning, released, now),
  },
  "administrator appointed": {
    by: account.administratorMail,
    mail: account.administratorMail(seeker, { kind: "administrator-granted", acted_at: now }, timeZone),
  },
  "administrator removed": {
    by: account.administratorMail,
    mail: account.administratorMail(seeker, { kind: "administrator-revoked", acted_at: now }, timeZone),
  },
  "deletion asked": { by: data.deletionAskedMail, mail: data.deletionAskedMail({ ...seeker, token }, due) },
  "account unused": { by: data.inactiveMail, mail: data.inactiveMail({ ...seeker, token }, due) },
  "deletion cancelled": { by: data.deletionCancelledMail, mail: data.deletionCancelledMail(seeker) },
  "deletion stopped": { by: data.deletionStoppedMail, mail: data.deletionStoppedMail(seeker) },
  "account deleted": { by: data.lastMail, mail: data.lastMail({ ...seeker, token }) },
  "export ready": {
    by: data.exportReadyMail,
    mail: data.exportReadyMail(seeker, { until: now + 7 * days, timeZone }),
  },
};
