import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Appeal, DueFigures, Report } from "@candor/contract/reports/shapes";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Unsent } from "../ui/unsent.tsx";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedVerdict } from "./report-action.ts";
import "../styles/organization.css";

/** How many answers are owed, and how punctual the earlier ones were. */
export function DueLines({ owed, late, answered, onTime }: DueFigures) {
  return (
    <>
      <p className="owed">
        {owed === 0 ? message("adminReports.noneOwed") : counted("adminReports.owed", owed)}
        {late > 0 && ` ${counted("adminReports.late", late)}`}
      </p>
      {answered > 0 && <p className="field-hint">{message("adminReports.kept", { onTime, answered })}</p>}
    </>
  );
}

interface ListProps {
  readonly late: RefusedVerdict | undefined;
  readonly now: number;
}

export function ReportList({ reports, late, now }: ListProps & { readonly reports: readonly Report[] }) {
  return (
    <ul className="leads">
      <Gone kind="report" owed={reports} late={late} />
      {reports.map((report) => (
        <Owed key={report.id} owed={report} now={now} heading={message(`report.reason.${report.reason}`)}>
          <p className="field-hint">
            {report.email === ""
              ? message("adminReports.fromNobody")
              : message("adminReports.from", { email: report.email })}
            {report.others > 0 && ` · ${counted("adminReports.others", report.others)}`}
          </p>
          {report.isWithheld && <Withheld postingId={report.posting.id} />}
          {!report.answeredAt && !report.isWithheld && report.applicantsWaiting > 0 && (
            <p>{counted("adminReports.waiting", report.applicantsWaiting)}</p>
          )}
          {report.answeredAt ? (
            <Late kind="report" id={report.id} late={late} />
          ) : (
            <AnswerForm
              kind="report"
              id={report.id}
              refused={late}
              hint={message(
                report.email === "" ? "adminReports.answerHintNobody" : "adminReports.answerHint",
              )}
            />
          )}
        </Owed>
      ))}
    </ul>
  );
}

export function AppealList({ appeals, late, now }: ListProps & { readonly appeals: readonly Appeal[] }) {
  return (
    <ul className="leads">
      <Gone kind="appeal" owed={appeals} late={late} />
      {appeals.map((appeal) => (
        <Owed key={appeal.id} owed={appeal} now={now} heading={message(`signal.${appeal.signal}`)}>
          <q>{appeal.evidence}</q>
          {appeal.answeredAt ? (
            <Late kind="appeal" id={appeal.id} late={late} />
          ) : (
            <AnswerForm
              kind="appeal"
              id={appeal.id}
              refused={late}
              hint={message("adminReports.appealHint")}
            />
          )}
        </Owed>
      ))}
    </ul>
  );
}

interface OwedProps {
  readonly owed: Report | Appeal;
  readonly now: number;
  readonly heading: string;
  readonly children: ReactNode;
}

function Owed({ owed: { posting, words, answer, ...owed }, now, heading, children }: OwedProps) {
  const about = { title: posting.title, organization: posting.organization.name };
  return (
    <li>
      <h3>{heading}</h3>
      <p>
        <a href={addresses.details(posting)}>{message("report.of", about)}</a>
      </p>
      <DueText {...owed} now={now} />
      {words && <blockquote>{words}</blockquote>}
      {answer && <blockquote>{answer}</blockquote>}
      {children}
    </li>
  );
}

type Dated = Pick<Report, "answerBy" | "answeredAt" | "isUpheld">;

function DueText({ answerBy, answeredAt, isUpheld, now }: Dated & { now: number }) {
  const { dateText } = useDates();
  if (answeredAt)
    return (
      <p>
        {message(isUpheld ? "adminReports.upheld" : "adminReports.refused")}.{" "}
        {message("adminReports.answered", { date: dateText(answeredAt) })}
      </p>
    );
  const date = dateText(answerBy);
  const isLate = Date.parse(answerBy) < now;
  return (
    <p>
      <strong>{message(isLate ? "adminReports.late" : "adminReports.due", { date })}</strong>
    </p>
  );
}

interface LateProps {
  readonly kind: "report" | "appeal";
  readonly id: string;
  readonly late: RefusedVerdict | undefined;
}

/** What was typed for this one too late. */
function Late({ kind, id, late }: LateProps) {
  if (late?.kind !== kind || late.id !== id) return null;
  return <Unsent why={late.error} text={late.text} />;
}

/** The same, if it is no longer on the list. */
function Gone({ owed, ...props }: Omit<LateProps, "id"> & { owed: readonly { readonly id: string }[] }) {
  const { kind, late } = props;
  if (late?.kind !== kind || owed.some(({ id }) => id === late.id)) return null;
  return (
    <li>
      <Late {...props} id={late.id} />
    </li>
  );
}

interface AnswerFormProps {
  readonly kind: "report" | "appeal";
  readonly id: string;
  readonly refused: RefusedVerdict | undefined;
  /** Who gets the answer. */
  readonly hint: string;
}

function AnswerForm({ kind, id, refused, hint }: AnswerFormProps) {
  const isReport = kind === "report";
  const own = refused?.kind === kind && refused.id === id ? refused : undefined;
  return (
    <Form method="post" className="change-form">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <TextField
        name={`answer-${kind}-${id}`}
        label={message("adminReports.answer")}
        hint={hint}
        multiline
        rows={3}
        maxLength={limits.noteCharacters}
        defaultValue={own?.text}
        error={own?.error}
      />
      <div className="actions">
        <Button tone={isReport ? "danger" : "primary"} name="intent" value="uphold">
          {message(isReport ? "adminReports.uphold" : "adminReports.hide")}
        </Button>
        <Button tone="quiet" name="intent" value="refuse">
          {message(isReport ? "adminReports.leave" : "adminReports.keep")}
        </Button>
      </div>
    </Form>
  );
}

function Withheld({ postingId }: { postingId: string }) {
  return (
    <Form method="post" className="actions">
      <p>{message("adminReports.withheld")}</p>
      <input type="hidden" name="kind" value="posting" />
      <input type="hidden" name="id" value={postingId} />
      <Button tone="quiet" name="intent" value="allow">
        {message("adminReports.allow")}
      </Button>
    </Form>
  );
}
