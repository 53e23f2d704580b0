import { message } from "@candor/contract/messages/message";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { RelationRow } from "../queries/relations.ts";

/** Asks a client's owner. It is always sent: nothing is shown without an answer. */
export function clientAskedMail(row: RelationRow, { publicUrl, ...addresses }: Addressed): Mail {
  const names = namesOf(row);
  return letter({
    ...addresses,
    subject: message("mail.clientAskedSubject", names),
    paragraphs: [
      row.title === null
        ? message("mail.clientAskedBody", names)
        : message("mail.clientAskedOne", { ...names, title: row.title }),
      message("mail.clientAskedTerms", names),
    ],
    link: {
      text: message("mail.clientAskedLink"),
      href: `${publicUrl}/organization/${row.clientSlug}/agencies`,
    },
  });
}

/** Tells the agency what its client answered. */
export function clientAnsweredMail(row: RelationRow, addressed: Addressed): Mail {
  const said = row.state === "confirmed" ? "clientConfirmed" : "clientRefused";
  return told(row, said, { ...addressed, slug: row.agencySlug });
}

/** Tells one side that the relation has ended; `slug` is that side's. */
export function agencyEndedMail(row: RelationRow, addressed: Addressed & { readonly slug: string }): Mail {
  return told(row, "agencyEnded", addressed);
}

function told(
  row: RelationRow,
  said: "clientConfirmed" | "clientRefused" | "agencyEnded",
  { publicUrl, slug, ...addresses }: Addressed & { readonly slug: string },
): Mail {
  return letter({
    ...addresses,
    subject: message(`mail.${said}Subject`, namesOf(row)),
    paragraphs: [message(`mail.${said}Body`, namesOf(row))],
    link: { text: message("mail.agencyLink"), href: `${publicUrl}/organization/${slug}/agencies` },
  });
}

function namesOf({ agencyName: agency, clientName: client }: RelationRow) {
  return { agency, client };
}
