import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { recordText } from "../../wording/record.ts";

interface ResponseRecordProps {
  readonly organization: string;
  readonly figures: Responsiveness | undefined;
}

/** How an organization kept its promises, as one bar and in figures. */
export function ResponseRecord({ organization, figures }: ResponseRecordProps) {
  const isPublic = figures !== undefined && figures.n >= limits.answersForRecord;
  return (
    <section className="record">
      <h2>{message("organization.record", { organization })}</h2>
      {figures ? (
        <>
          <meter className="record-bar" min={0} max={figures.n} value={figures.answeredInTime}>
            {figures.answeredInTime} / {figures.n}
          </meter>
          <p className="figures">{recordText(figures)}</p>
        </>
      ) : (
        <p>{message("organization.noRecord")}</p>
      )}
      <p className="field-hint">
        {message(isPublic ? "organization.recordPublic" : "organization.recordTooFew")}
      </p>
    </section>
  );
}
