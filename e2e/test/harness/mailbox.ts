import { served } from "./served.ts";
import { until } from "./until.ts";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** What was mailed to an address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const mailbox = `${served.address}/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  return (await (await fetch(mailbox)).json()) as Mail[];
}

/** The first group of a pattern in the newest mail to an address that matches it, once it arrives. */
export async function mailed(email: string, pattern: RegExp): Promise<string> {
  return until(async () => {
    const mails = await mailsTo(email);
    const found = mails.map(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[1]).find(Boolean);
    if (found === undefined) throw new Error(`Nothing like ${pattern.source} was mailed to ${email}.`);
    return found;
  });
}

/** The path of the newest mailed link that starts this way. */
export function mailedLink(email: string, path: string): Promise<string> {
  return mailed(email, new RegExp(`https?://[^/\\s]+(${path}[^\\s]*)`));
}
