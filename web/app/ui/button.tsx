import type { MouseEvent, ReactNode } from "react";

export type ButtonTone = "primary" | "quiet" | "danger";

interface ButtonProps {
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  /** Its action is running: it keeps the focus, and does nothing until the end. */
  readonly busy?: boolean;
  readonly type?: "submit" | "button";
  readonly name?: string;
  readonly value?: string;
  readonly autoFocus?: boolean;
  /** The form that it submits, if it is outside of it. */
  readonly form?: string;
  /** Where it submits the form to, if not to the form's own address. */
  readonly formAction?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function Button({
  children,
  tone = "primary",
  busy = false,
  type = "submit",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // HTML knows these two and "reset".
      type={type === "submit" ? "submit" : "button"}
      className={`button button-${tone}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
}

/** Leads somewhere and looks like a button. */
export function ButtonLink({ to, children, tone = "primary" }: ButtonLinkProps) {
  return (
    <a className={`button button-${tone}`} href={to}>
      {children}
    </a>
  );
}
