import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { PageHead } from "../ui/page-head.tsx";
import { useDates } from "../wording/use-dates.ts";
import "../styles/legal.css";

interface LegalPageProps {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly path: string;
  /** The date of the last change to its text. */
  readonly changed?: string;
  readonly children: ReactNode;
}

/** A page of sections to read. */
export function LegalPage({ title, lead, path, changed, children }: LegalPageProps) {
  const { dateText } = useDates();
  return (
    <article className="legal">
      <PageHead title={message(title)} description={message(lead)} path={path} />
      <h1>{message(title)}</h1>
      <p className="lead">{message(lead)}</p>
      {changed !== undefined && (
        <p className="legal-changed">{message("legal.changed", { date: dateText(changed) })}</p>
      )}
      {children}
    </article>
  );
}

interface LegalSectionProps {
  readonly heading: MessageKey;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

export function LegalSection({ heading, texts, children }: LegalSectionProps) {
  return (
    <section>
      <h2>{message(heading)}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  );
}
