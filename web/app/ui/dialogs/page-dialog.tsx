import { type ReactEventHandler, type ReactNode, useEffect, useId, useRef } from "react";

interface PageDialogProps {
  readonly title: string;
  readonly body: string;
  /** In addition to the dialog's own. */
  readonly className?: string;
  readonly onCancel?: ReactEventHandler<HTMLDialogElement>;
  /** The answers to choose from. */
  readonly children: ReactNode;
}

/** A question in the page, until scripts, if the page takes any, show it over the page. */
export function PageDialog({ title, body, className = "", onCancel, children }: PageDialogProps) {
  const [heading, question] = [useId(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // It is closed if somebody answered before scripts ran.
    if (!dialog.current?.open) return;
    dialog.current.close();
    dialog.current.showModal();
  }, []);
  return (
    <dialog
      className={`dialog ${className}`.trimEnd()}
      open
      aria-labelledby={heading}
      aria-describedby={question}
      ref={dialog}
      onCancel={onCancel}
    >
      <section>
        <h2 id={heading}>{title}</h2>
        <p id={question}>{body}</p>
        {children}
      </section>
    </dialog>
  );
}
