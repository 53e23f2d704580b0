import { message } from "@candor/contract/messages/message";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { PageDialog } from "../ui/dialogs/page-dialog.tsx";
import type { OfferedLink } from "../wire/page-context.ts";
import { useSession } from "../wire/session-data.ts";

/** The buttons' values: drop the link, or continue as its owner. */
export const staying = "stay";
export const switching = "switch";

/** N-14: asks a visitor who opened a mailed link whether to continue as its owner. */
export default function MailedLink(link: OfferedLink) {
  const { signedIn, profile } = useSession();
  return signedIn && !link.proves ? (
    <DifferentUser maskedEmail={link.maskedEmail} email={profile?.email ?? ""} />
  ) : (
    <Continue {...link} />
  );
}

/**
 * In the browser that requested the link the answer is known, so scripts give it if the page takes any. In another
 * browser only a click does, since mail scanners run scripts too.
 */
function Continue({ maskedEmail, own }: OfferedLink) {
  const question = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (own) panel.current?.querySelector("form")?.requestSubmit();
  }, [own]);
  return (
    <section className="mailed-link" aria-labelledby={question} ref={panel}>
      <p id={question}>{message("auth.continueAs", { maskedEmail })}</p>
      <Choice goOn={message("login.continue")} stay={message("button.notNow")} />
    </section>
  );
}

interface DifferentUserProps {
  /** The link's owner. */
  readonly maskedEmail: string;
  /** The signed-in person. */
  readonly email: string;
  /** Where the answer is sent. */
  readonly action?: string;
}

/** S-04. */
export function DifferentUser({ maskedEmail, email, action }: DifferentUserProps) {
  return (
    <PageDialog
      className="mailed-link"
      title={message("session.differentUserTitle")}
      body={message("session.differentUserBody", { email, maskedEmail })}
      onCancel={dismiss}
    >
      <Choice
        action={action}
        goOn={message("session.differentUserSwitch", { maskedEmail })}
        stay={message("session.differentUserStay", { email })}
      />
    </PageDialog>
  );
}

/** Esc does the same as the button that drops the link. */
function dismiss({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
  const form = currentTarget.querySelector("form");
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`[value="${staying}"]`));
}

/** A plain form, also for pages without scripts. After signing in, the page is reloaded. */
function Choice({
  action = addresses.login("completion"),
  goOn,
  stay,
}: {
  action?: string | undefined;
  goOn: string;
  stay: string;
}) {
  const { pathname, search } = useLocation();
  const [sent, setSent] = useState(false);
  return (
    <form method="post" action={action} className="actions" onSubmit={() => setSent(true)}>
      <input type="hidden" name="redirect" value={`${pathname}${search}`} />
      <Button busy={sent} name="intent" value={switching}>
        {goOn}
      </Button>
      <Button busy={sent} tone="quiet" name="intent" value={staying}>
        {stay}
      </Button>
    </form>
  );
}
