import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { stoppedHook } from "../queries/webhooks.ts";

type Stopped = NonNullable<Awaited<ReturnType<typeof stoppedHook>>>;

interface StoppedLetter extends Addressed {
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
}

/** Always sent: a program that gets nothing can't say so. It names only the host, because addresses hold secrets. */
export function stoppedMail(hook: Stopped, { publicUrl, timeZone, ...addresses }: StoppedLetter): Mail {
  const { organization, slug } = hook;
  const { host } = new URL(hook.url);
  const date = dateText(hook.failing_since ?? hook.disabled_at, timeZone);
  return letter({
    ...addresses,
    subject: message("mail.webhookStoppedSubject", { host }),
    paragraphs: [
      message("mail.webhookStoppedBody", { host, date, organization }),
      message("mail.webhookStoppedFix"),
    ],
    link: {
      text: message("mail.webhookStoppedLink"),
      href: `${publicUrl}/organization/${slug}/connections`,
    },
  });
}
