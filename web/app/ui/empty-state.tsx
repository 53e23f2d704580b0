import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly drawing: keyof typeof drawings;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A list without entries so far. */
export function EmptyState({ drawing, text, children }: EmptyStateProps) {
  return (
    <div className="nothing">
      <EmptyDrawing of={drawing} />
      <p className="lead">{text}</p>
      {children}
    </div>
  );
}

/** An empty page of the ledger: decoration that screen readers skip. */
function EmptyDrawing({ of }: { of: keyof typeof drawings }) {
  return (
    <svg className="empty-drawing" viewBox="22 0 108 84" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}

/** The page's frame with its margin, and blank lines. */
const page = <path d="M22.5 6.5h99v71h-99zM36.5 6.5v71M39.5 6.5v71M48 24.5h64M48 38.5h64M48 52.5h64" />;

const drawings = {
  applications: (
    <>
      {page}
      <path className="empty-accent" d="M76.5 46.5h52v30h-52zM76.5 46.5l26 18 26-18" />
    </>
  ),
  searches: (
    <>
      {page}
      <circle className="empty-accent" cx="98" cy="50" r="14" />
      <path className="empty-accent" d="m108 60 14 14" />
    </>
  ),
  postings: (
    <>
      {page}
      <path className="empty-accent" d="M66.5 32.5h56v38h-56zM74 42.5h30M74 50.5h40M74 60.5h20M74 63.5h20" />
    </>
  ),
  applicants: (
    <>
      {page}
      <circle className="empty-accent" cx="100" cy="42" r="9" />
      <path className="empty-accent" d="M80.5 76.5c0-26 39-26 39 0z" />
    </>
  ),
} as const;
