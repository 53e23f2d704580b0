import type { Lead } from "@candor/contract/leads/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Trouble } from "../ui/trouble.tsx";
import { Unsent } from "../ui/unsent.tsx";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedAnswer } from "./answer-action.ts";

interface LeadListProps {
  readonly leads: readonly Lead[];
  readonly mayAnswer: boolean;
  /** Whether they came by several forms. */
  readonly showForm?: boolean;
  readonly refused: RefusedAnswer | undefined;
  readonly now: number;
}

/** Messages from people who want to hire, or who wrote to the operator, and the answers. */
export function LeadList({ leads, mayAnswer, showForm = false, refused, now }: LeadListProps) {
  const isGone = refused !== undefined && leads.every(({ id }) => id !== refused.id);
  return (
    <ul className="leads">
      {isGone && (
        <li>
          <Unsent why={refused.error} text={refused.text} />
        </li>
      )}
      {leads.map((lead) => (
        <li key={lead.id}>
          <h2>
            {lead.firstName} {lead.lastName}
            {lead.company && `, ${lead.company}`}
          </h2>
          <DueText lead={lead} now={now} />
          {showForm && <p className="field-hint">{message(`operatorLeads.form.${lead.form}`)}</p>}
          <p>{[lead.email, lead.phone].filter(Boolean).join(", ")}</p>
          {lead.message && <blockquote>{lead.message}</blockquote>}
          {lead.pro && lead.organization && (
            <p className="field-hint">
              {message("lead.to", { pro: lead.pro, organization: lead.organization })}
            </p>
          )}
          {lead.answer && <blockquote>{lead.answer}</blockquote>}
          <Answering
            lead={lead}
            mayAnswer={mayAnswer}
            refused={refused?.id === lead.id ? refused : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function DueText({ lead: { answerBy, answeredAt }, now }: { lead: Lead; now: number }) {
  const { dateText } = useDates();
  if (answeredAt) return <p>{message("lead.answered", { date: dateText(answeredAt) })}</p>;
  const date = dateText(answerBy);
  const isLate = Date.parse(answerBy) < now;
  return (
    <p>
      <strong>{isLate ? message("lead.late", { date }) : message("lead.due", { date })}</strong>
    </p>
  );
}

interface AnsweringProps extends AnswerFormProps {
  readonly mayAnswer: boolean;
}

/** The form, until somebody has answered; then what was typed too late. */
function Answering({ lead, mayAnswer, refused }: AnsweringProps) {
  if (lead.answeredAt) return refused && <Unsent why={refused.error} text={refused.text} />;
  return mayAnswer && <AnswerForm lead={lead} refused={refused} />;
}

interface AnswerFormProps {
  readonly lead: Lead;
  readonly refused: RefusedAnswer | undefined;
}

function AnswerForm({ lead: { id, email, phone }, refused }: AnswerFormProps) {
  return (
    <Form method="post" className="change-form">
      <input type="hidden" name="id" value={id} />
      <Trouble text={email === "" ? refused?.error : undefined} refusal={refused} />
      {email !== "" && (
        <TextField
          name={`text-${id}`}
          label={message("lead.answer")}
          hint={message("lead.answerHint", { email })}
          defaultValue={refused?.text}
          error={refused?.error}
          autoFocus={refused !== undefined}
          multiline
          rows={3}
          maxLength={limits.noteCharacters}
        />
      )}
      <div className="actions">
        {email !== "" && (
          <Button name="intent" value="mail">
            {message("lead.sendAnswer")}
          </Button>
        )}
        {(phone !== "" || email === "") && (
          <Button tone="quiet" name="intent" value="phone">
            {message("lead.byPhone")}
          </Button>
        )}
      </div>
    </Form>
  );
}
