import { message } from "@candor/contract/messages/message";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { SourceRow } from "../queries/sources.ts";

/** Asks whether postings that disappeared at once have really ended. Always sent: they stay until somebody answers. */
export function closingsHeldMail(source: SourceRow, addressed: Addressed): Mail {
  const count = source.held_closings;
  const key = count === 1 ? "mail.closingsHeldBody_one" : "mail.closingsHeldBody_other";
  return sourceLetter(source, addressed, {
    subject: message("mail.closingsHeldSubject", { host: hostOf(source) }),
    paragraphs: [message(key, { count, host: hostOf(source) }), message("mail.closingsHeldAsk")],
  });
}

/** Says that nothing new is coming from a source. `fault` is a sentence about the last fetch. */
export function sourceFailingMail(
  source: SourceRow,
  addressed: Addressed & { readonly fault: string },
): Mail {
  const values = { host: hostOf(source), count: source.failures, organization: source.whole_name };
  return sourceLetter(source, addressed, {
    subject: message("mail.sourceFailingSubject", values),
    paragraphs: [
      message("mail.sourceFailingBody", values),
      addressed.fault,
      message("mail.sourceFailingFix"),
    ],
  });
}

function sourceLetter(
  { whole_slug: slug }: SourceRow,
  { publicUrl, to, from }: Addressed,
  said: { readonly subject: string; readonly paragraphs: readonly string[] },
): Mail {
  const href = `${publicUrl}/organization/${slug}/connections`;
  return letter({ to, from, ...said, link: { text: message("mail.sourceLink"), href } });
}

/** Only the host: addresses of feeds may hold secrets. */
function hostOf({ url }: SourceRow): string {
  return new URL(url).host;
}
