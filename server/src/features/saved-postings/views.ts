import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { SavedPosting } from "@candor/contract/saved-postings/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import { dateText } from "../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { ClosingRow, SavedRow } from "./queries.ts";
import { changedFacts, type Said } from "./rules.ts";

/** `said` is what the posting says now, in the words in which it was saved. */
export function savedPostingView(row: SavedRow, posting: JobDocument, said: Said): SavedPosting {
  const { status, life, saved_at: savedAt, closes_at: closesAt, changed_at: changedAt } = row;
  const isChanged = changedAt !== null && changedAt > savedAt;
  // What it said before is withheld with it.
  if (row.withheld_at !== null)
    return { posting, state: "closed", savedAt: isoTime(savedAt), withheldAt: isoTime(row.withheld_at) };
  return {
    posting,
    state: life === "paused" ? "paused" : status,
    savedAt: isoTime(savedAt),
    ...(closesAt !== null && { closesAt: isoTime(closesAt) }),
    ...(row.closed_at !== null && { closedAt: isoTime(row.closed_at) }),
    ...(isChanged && { changedAt: isoTime(changedAt) }),
    // A posting that was written here has its own history.
    ...(isChanged &&
      life === null &&
      row.said_json !== null && {
        changes: changedFacts(JSON.parse(row.said_json) as Said, said),
      }),
  };
}

/** Says which saved postings are about to close. Days that a source states are shown as it wrote them. */
export function closingMail(
  closing: readonly Pick<ClosingRow, "title" | "organization_name" | "closes_at">[],
  { publicUrl, ...mail }: Addressed,
): Mail {
  const [first, ...others] = closing;
  const one = others.length === 0;
  const subject = one
    ? message("mail.closingSubject", { title: first?.title ?? "" })
    : message("mail.closingSubjects", { count: closing.length });
  return letter({
    ...mail,
    subject,
    paragraphs: [message(one ? "mail.closingBody_one" : "mail.closingBody_other")],
    statement: closing.map(({ title, organization_name: organization, closes_at: at }) => [
      message("saved.closes", { date: dateText(at ?? 0, "UTC") }),
      message("job.titleAt", { title, organization }),
    ]),
    link: { text: message("mail.closingSee"), href: `${publicUrl}/settings/saved` },
    also: { text: message("mail.closingStop"), href: `${publicUrl}/settings/saved#closing` },
  });
}
