import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Appeal } from "@candor/contract/reports/shapes";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedAppeal } from "./appeal-action.ts";
import "../styles/account.css";

interface AppealsProps {
  readonly signals: readonly PostingSignal[];
  readonly appeals: readonly Appeal[];
  readonly refused: RefusedAppeal | undefined;
  readonly now: number;
}

/** M-11: an organization can appeal against a wrong signal; an administrator answers by a date. */
export default function Appeals({ signals, appeals, refused, now }: AppealsProps) {
  const waiting = new Set(appeals.filter(({ answeredAt }) => !answeredAt).map(({ signal }) => signal));
  const open = signals.filter(({ name }) => !waiting.has(name));
  if (open.length === 0 && appeals.length === 0) return null;
  return (
    <section className="posting-appeals" aria-labelledby="appeals">
      <h2 id="appeals">{message(open.length > 0 ? "appeal.title" : "appeal.list")}</h2>
      {appeals.length > 0 && (
        <ul>
          {appeals.map((appeal) => (
            <Made key={appeal.id} appeal={appeal} now={now} />
          ))}
        </ul>
      )}
      {open.length > 0 && <AppealForm signals={open} refused={refused} />}
    </section>
  );
}

function Made({ appeal: { signal, words, answer, ...state }, now }: { appeal: Appeal; now: number }) {
  const { dateText } = useDates();
  const { answerBy, answeredAt, isUpheld } = state;
  const isLate = Date.parse(answerBy) < now;
  return (
    <li>
      <strong>{message(`signal.${signal}`)}</strong>
      <blockquote>{words}</blockquote>
      <p>
        {answeredAt
          ? message(isUpheld ? "appeal.upheld" : "appeal.refused", { date: dateText(answeredAt) })
          : message(isLate ? "appeal.late" : "appeal.waits", { date: dateText(answerBy) })}
      </p>
      {answer && <blockquote>{answer}</blockquote>}
    </li>
  );
}

function AppealForm({ signals, refused }: Pick<AppealsProps, "signals" | "refused">) {
  return (
    <Form method="post" className="change-form">
      <SelectField
        name="signal"
        label={message("appeal.signal")}
        defaultValue={refused?.signal}
        options={signals.map(({ name, text }) => ({ value: name, label: text }))}
      />
      <TextField
        name="appeal-words"
        label={message("appeal.words")}
        hint={message("appeal.wordsHint", { days: limits.answerBusinessDays })}
        defaultValue={refused?.words}
        error={refused?.error}
        multiline
        rows={3}
        required
        maxLength={limits.noteCharacters}
      />
      <div className="actions">
        <Button tone="quiet" name="intent" value="appeal">
          {message("appeal.send")}
        </Button>
      </div>
    </Form>
  );
}
