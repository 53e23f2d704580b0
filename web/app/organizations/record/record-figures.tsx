import { message } from "@candor/contract/messages/message";
import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { numberText } from "../../wording/counted.ts";
import { waitText } from "../../wording/record.ts";

interface RecordFiguresProps {
  readonly record: Responsiveness;
  /** Absent in the record of a Pro: what nobody answered isn't theirs. */
  readonly owed?: number;
}

/** What became of the answers, with their sum, and next to it the figures that aren't part of the sum. */
export function RecordFigures({ record, owed }: RecordFiguresProps) {
  const { n, answeredInTime, late, missed, medianBusinessDays } = record;
  return (
    <div className="record-figures">
      <dl className="balance" aria-label={message("record.figures")}>
        <Row mark="in-time" label={message("record.answeredInTime")} figure={numberText(answeredInTime)} />
        <Row mark="late" label={message("record.late")} figure={numberText(late)} />
        {owed !== undefined && (
          <Row mark="missed" label={message("record.missed")} figure={numberText(missed)} />
        )}
        <Row
          label={message(owed === undefined ? "record.given" : "record.sum")}
          figure={numberText(n)}
          isTotal
        />
      </dl>
      <dl className="balance">
        <Row label={message("record.medianLabel")} figure={waitText(medianBusinessDays)} />
        {owed !== undefined && <Row label={message("record.owed")} figure={numberText(owed)} />}
      </dl>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly figure: string;
  /** Its tick in the drawing. */
  readonly mark?: "in-time" | "late" | "missed";
  readonly isTotal?: boolean;
}

function Row({ label, figure, mark, isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? "balance-total" : undefined}>
      <dt>
        {mark && <span className={`mark mark-${mark}`} />}
        {label}
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}
