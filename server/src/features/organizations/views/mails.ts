import { message } from "@candor/contract/messages/message";
import type { MemberRole } from "@candor/contract/values";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { claimWithNames } from "../queries/claims.ts";
import type { invitationById } from "../queries/invitations.ts";
import { chosenName } from "./members.ts";

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationById>>>;
type Claim = NonNullable<Awaited<ReturnType<typeof claimWithNames>>>;

interface Linked extends Addressed {
  readonly token: string;
}

export function invitationMail(row: Invitation, { publicUrl, token, ...addresses }: Linked): Mail {
  const organization = row.name;
  const inviter = chosenName(row) ?? organization;
  const role = message(`memberRole.${row.role}As`);
  return letter({
    ...addresses,
    subject: message("mail.memberInvitationSubject", { organization }),
    paragraphs: [
      message("mail.memberInvitationBody", { inviter, organization, role }),
      message(`memberRole.${row.role}Does`),
      message("mail.memberInvitationTerms", { date: dateText(row.expires_at, undefined) }),
    ],
    link: {
      text: message("mail.memberInvitationLink"),
      href: `${publicUrl}/organization/invitations/${token}`,
    },
  });
}

interface Named {
  readonly name: string;
  readonly slug: string;
}

export function roleMail(
  { name: organization, slug }: Named,
  role: MemberRole,
  { publicUrl, ...addresses }: Addressed,
): Mail {
  return letter({
    ...addresses,
    subject: message("mail.memberRoleSubject", { organization }),
    paragraphs: [
      message("mail.memberRoleBody", { organization, role: message(`memberRole.${role}As`) }),
      message(`memberRole.${role}Does`),
    ],
    link: {
      text: message("mail.memberRoleLink"),
      href: `${publicUrl}/organization/${slug}/members`,
    },
  });
}

export function removalMail(
  { name: organization, slug }: Named,
  { publicUrl, ...addresses }: Addressed,
): Mail {
  return letter({
    ...addresses,
    subject: message("mail.memberRemovalSubject", { organization }),
    paragraphs: [
      message("mail.memberRemovalBody", { organization }),
      message("mail.memberRemovalTerms", { organization }),
    ],
    link: { text: message("mail.memberRemovalLink"), href: `${publicUrl}/organization/${slug}` },
  });
}

/** To an address at the domain that the claimant says is the organization's. */
export function claimMail(row: Claim, { publicUrl, token, ...addresses }: Linked): Mail {
  const organization = row.name;
  return letter({
    ...addresses,
    subject: message("mail.claimSubject", { organization }),
    paragraphs: [
      message("mail.claimBody", { email: row.claimantEmail, organization }),
      message("mail.claimTerms", { date: dateText(row.expires_at, row.timeZone) }),
    ],
    link: { text: message("mail.claimLink"), href: `${publicUrl}/organization/claims/${token}` },
  });
}

export function claimDecidedMail(row: Claim, { publicUrl, ...addresses }: Addressed): Mail {
  const organization = row.name;
  const outcome = row.state === "granted" ? "Granted" : "Refused";
  const page = row.state === "granted" ? "members" : "claim";
  return letter({
    ...addresses,
    subject: message(`mail.claim${outcome}Subject`, { organization }),
    paragraphs: [
      message(`mail.claim${outcome}Body`, { organization }),
      ...(row.answer === null ? [] : [message("mail.claimAnswer", { answer: row.answer })]),
    ],
    link: { text: message("mail.claimSee"), href: `${publicUrl}/organization/${row.slug}/${page}` },
  });
}

export function claimWaitingMail(row: Claim, { publicUrl, ...addresses }: Addressed): Mail {
  const organization = row.name;
  return letter({
    ...addresses,
    subject: message("mail.claimWaitingSubject", { organization }),
    paragraphs: [message("mail.claimWaitingBody", { email: row.claimantEmail, organization })],
    link: { text: message("mail.claimWaitingLink"), href: `${publicUrl}/admin/organizations` },
  });
}
