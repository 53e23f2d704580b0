import { type ReactNode, useId } from "react";

/** One part of the account: its name left of the ledger's double rule, its value right of it. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="settings-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
