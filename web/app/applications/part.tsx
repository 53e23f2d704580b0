import type { ReactNode } from "react";

/** One fact of an application, in a description list. */
export function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
