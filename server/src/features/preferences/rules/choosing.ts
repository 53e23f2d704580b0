import type { Choosing } from "../../../platform/mail/letter.ts";

interface Tokens {
  /** Opens the page with the choices, for some weeks. */
  readonly page: string;
  /** Stops mails of this kind, for as long as the mail exists. */
  readonly off: string;
}

/** The end of an optional mail: a page for people, and a one-click address for mail programs. */
export function choosingOf(publicUrl: string, { page, off }: Tokens, wish: Choosing["wish"]): Choosing {
  const e = new URLSearchParams({ e: page }).toString();
  const { applicationId } = wish;
  const mute = {
    key: "mute.mute",
    href: `${publicUrl}/settings/application/${applicationId}#mute`,
  } as const;
  return {
    key: "mail.choose",
    href: `${publicUrl}/opt?${e}`,
    ...(applicationId !== undefined && { mute }),
    oneClick: `${publicUrl}/opt/off/${off}`,
    wish,
  };
}
