import { type ReactNode, useId } from "react";

interface SettingsSectionProps {
  readonly title: string;
  /** The fragment that leads here. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One part of the account: its name left of the ledger's double rule, its value right of it. */
export function SettingsSection({ title, id, children }: SettingsSectionProps) {
  const unnamed = useId();
  const heading = id ?? unnamed;
  return (
    <section className="settings-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
