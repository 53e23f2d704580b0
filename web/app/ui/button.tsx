import type { MouseEvent, ReactNode } from "react";

export type ButtonTone = "primary" | "quiet" | "danger";

interface ButtonProps {
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  /** What it does is under way: it keeps the focus, and does nothing until then. */
  readonly busy?: boolean;
  readonly type?: "submit" | "button";
  readonly name?: string;
  readonly value?: string;
  /** The form that it sends, where it stands outside of it. */
  readonly form?: string;
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
      // Both values are the two that HTML knows beside "reset".
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
