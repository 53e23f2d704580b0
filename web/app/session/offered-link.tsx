import { message } from "@candor/contract/messages/message";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import type { OfferedLink } from "../page-context.ts";
import { Button } from "../ui/button.tsx";
import { useSession } from "./session-data.ts";

/** The values of the buttons by which a form drops the link, and goes on as whom it is for. */
export const staying = "stay";
export const switching = "switch";

/** N-14: asks whoever opened a mailed link whether they go on as whom it is for. */
export default function MailedLink(link: OfferedLink) {
  const { signedIn, profile } = useSession();
  return signedIn ? (
    <DifferentUser maskedEmail={link.maskedEmail} email={profile?.email ?? ""} />
  ) : (
    <Continue {...link} />
  );
}

/**
 * In the browser that asked for the link the answer is known: scripts, where the page takes any, give it. In any other
 * only a click does, for scanners of mail run scripts too.
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
  /** Whose link it is. */
  readonly maskedEmail: string;
  /** Who is signed in. */
  readonly email: string;
  /** Where the answer is sent. */
  readonly action?: string;
}

/** S-04. It stands in the page until scripts, where the page takes any, lay it over the page. */
export function DifferentUser({ maskedEmail, email, action }: DifferentUserProps) {
  const [title, body] = [useId(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  const dismiss = () => {
    const form = dialog.current?.querySelector("form");
    form?.requestSubmit(form.querySelector<HTMLButtonElement>(`[value="${staying}"]`));
  };
  return (
    <dialog
      className="dialog mailed-link"
      open
      aria-labelledby={title}
      aria-describedby={body}
      ref={dialog}
      onCancel={dismiss}
    >
      <section>
        <h2 id={title}>{message("session.differentUserTitle")}</h2>
        <p id={body}>{message("session.differentUserBody", { email, maskedEmail })}</p>
        <Choice
          action={action}
          goOn={message("session.differentUserSwitch", { maskedEmail })}
          stay={message("session.differentUserStay", { email })}
        />
      </section>
    </dialog>
  );
}

/** A form of the browser's own, for pages that take no scripts; whoever it signs in gets their page anew. */
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
