import { postingPath } from "@candor/contract/jobs/slug";
import type { Keeping, Kept } from "@candor/contract/keeping/shapes";
import { message } from "@candor/contract/messages/message";
import { isoTime } from "../../platform/iso-time.ts";
import { letter, type OptionalLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { applicantName } from "../applications/views/hidden.ts";
import type { KeepingRow, KeptRow } from "./queries.ts";
import { isRefused } from "./rules.ts";

/** After it ends, it counts as never asked. */
export function keepingView(row: KeepingRow, now: number): Keeping {
  const { months, ends_at } = row;
  if (months === null) return { state: "none" };
  if (isRefused(row)) return { state: "refused", months };
  if (ends_at !== null && ends_at <= now) return { state: "none" };
  return ends_at === null ? { state: "asked", months } : { state: "kept", months, until: isoTime(ends_at) };
}

export function keptView(row: KeptRow, invited: readonly { readonly posting_id: number }[]): Kept {
  return {
    applicationId: String(row.id),
    name: applicantName(row),
    title: row.title,
    since: isoTime(row.granted_at),
    until: isoTime(row.ends_at),
    invited: invited.map(({ posting_id }) => String(posting_id)),
  };
}

interface Asked {
  readonly id: number;
  readonly organization: string;
  readonly title: string;
  readonly months: number;
}

/** Asks an applicant whether they may be kept on file. */
export function keepingAskedMail({ id, organization, title, months }: Asked, to: OptionalLetter): Mail {
  const values = { organization, title, months };
  return letter({
    ...to,
    subject: message("mail.keepingAskedSubject", values),
    paragraphs: [message("mail.keepingAskedBody", values)],
    link: {
      text: message("mail.keepingAskedLink"),
      href: `${to.publicUrl}/settings/application/${id}#keeping`,
    },
  });
}

interface Invited {
  readonly organization: string;
  readonly posting: { readonly id: number; readonly title: string };
}

/** Invites somebody on file to apply. */
export function keptInvitedMail({ organization, posting: { id, title } }: Invited, to: OptionalLetter): Mail {
  const values = { organization, title };
  return letter({
    ...to,
    subject: message("mail.keptInvitedSubject", values),
    paragraphs: [message("mail.keptInvitedBody", values)],
    link: {
      text: message("mail.keptInvitedLink"),
      href: `${to.publicUrl}${postingPath({ id, title })}`,
    },
  });
}
