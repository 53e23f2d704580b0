import { message } from "@candor/contract/messages/message";
import type { HeldDecision, Preview } from "@candor/contract/organizations/shapes";
import { answeringAddresses } from "../../answering-addresses.ts";
import "../../styles/applicants.css";

interface ReviewedAnswerProps {
  readonly mark: HeldDecision;
  readonly preview: Preview | undefined;
  /** The address of this review. */
  readonly review: string;
}

/** One marked answer: its recipient, and the mail's text. */
export function ReviewedAnswer({ mark, preview, review }: ReviewedAnswerProps) {
  const { applicationId, name, title, stage } = mark;
  return (
    <article id={partOf(applicationId)}>
      <header>
        <h2>{name}</h2>
        <p>
          {title}: <strong>{message(`applicationStatus.${stage}`)}</strong>
        </p>
      </header>
      {preview?.problem && (
        <p className="field-error">
          {message("organization.cannotSend", { detail: preview.problem.detail })}
        </p>
      )}
      <blockquote>
        <p className="reviewed-subject">
          {message("organization.mailSubject", { subject: preview?.subject ?? "" })}
        </p>
        {preview?.paragraphs?.map((paragraph) => (
          <p className="as-typed" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </blockquote>
      <p className="reviewed-actions">
        <a href={answeringAddresses.change(applicationId, review)}>
          {message("organization.change")}
          <span className="visually-hidden"> {name}</span>
        </a>
        <button className="button-plain" name="remove" value={applicationId}>
          {message("organization.remove")}
          <span className="visually-hidden"> {name}</span>
        </button>
      </p>
    </article>
  );
}

/** The part of a review that an application is. */
export function partOf(applicationId: string): string {
  return `answer-${applicationId}`;
}
