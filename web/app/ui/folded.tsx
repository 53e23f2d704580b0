import type { ReactNode } from "react";

interface FoldedProps {
  /** Says what is in it, and how many. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The part of a long list that few people look for. It opens without scripts, too. */
export function Folded({ label, children }: FoldedProps) {
  return (
    <details className="folded">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
