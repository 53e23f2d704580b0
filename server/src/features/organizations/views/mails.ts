import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { claimWithNames } from "../queries/claims.ts";
import type { invitationById } from "../queries/invitations.ts";
import { chosenName } from "./members.ts";

interface Sender {
  readonly from: string;
  readonly publicUrl: string;
}

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationById>>>;
type Claim = NonNullable<Awaited<ReturnType<typeof claimWithNames>>>;

export function invitationMail(
  row: Invitation,
  { from, publicUrl, token }: Sender & { token: string },
): Mail {
  const organization = row.name;
  const inviter = chosenName(row) ?? organization;
  const role = message(`memberRole.${row.role}`);
  return letter({
    from,
    to: row.email,
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

/** `to` is at the domain that the claimant says is the organization's. */
export function claimMail(
  row: Claim & { to: string },
  { from, publicUrl, token }: Sender & { token: string },
) {
  const organization = row.name;
  return letter({
    from,
    to: row.to,
    subject: message("mail.claimSubject", { organization }),
    paragraphs: [
      message("mail.claimBody", { email: row.claimantEmail, organization }),
      message("mail.claimTerms", { date: dateText(row.expires_at, row.timeZone) }),
    ],
    link: { text: message("mail.claimLink"), href: `${publicUrl}/organization/claims/${token}` },
  });
}

export function claimDecidedMail(row: Claim, { from, publicUrl }: Sender): Mail {
  const organization = row.name;
  const outcome = row.state === "granted" ? "Granted" : "Refused";
  const page = row.state === "granted" ? "members" : "claim";
  return letter({
    from,
    to: row.claimantEmail,
    subject: message(`mail.claim${outcome}Subject`, { organization }),
    paragraphs: [
      message(`mail.claim${outcome}Body`, { organization }),
      ...(row.answer === null ? [] : [message("mail.claimAnswer", { answer: row.answer })]),
    ],
    link: { text: message("mail.claimSee"), href: `${publicUrl}/organization/${row.slug}/${page}` },
  });
}

export function claimWaitingMail(row: Claim, { from, publicUrl, to }: Sender & { to: string }): Mail {
  const organization = row.name;
  return letter({
    from,
    to,
    subject: message("mail.claimWaitingSubject", { organization }),
    paragraphs: [message("mail.claimWaitingBody", { email: row.claimantEmail, organization })],
    link: { text: message("mail.claimWaitingLink"), href: `${publicUrl}/admin/organizations` },
  });
}
