import type { Met } from "@candor/contract/applications/meetings";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { MeetingSide } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

interface AbsenceProps {
  readonly met: Met;
  /** The reader's side. */
  readonly side: MeetingSide;
  /** The other side's name. */
  readonly name: string;
  /** The forms' intent. */
  readonly intent: string;
  readonly mayAct: boolean;
  readonly error: string | undefined;
  readonly now: number;
}

/** What either side says about an interview that the other one missed, and the answer to it. */
export function Absence({ met, side, name, intent, mayAct, error, now }: AbsenceProps) {
  const { momentText } = useDates();
  const when = momentText(met.at);
  const isRecent = Date.parse(met.at) + limits.absenceDays * 86_400_000 > now;
  const mayState = mayAct && isRecent && !met.absences.some(({ by }) => by === side);
  if (!mayState && met.absences.length === 0) return null;
  return (
    <section className="absence">
      {error !== undefined && <p role="alert">{error}</p>}
      {met.absences.map(({ by, text, answer }) => (
        <div className="absence-said" key={by}>
          <p>
            <strong>{message(`meetings.absentSaid.${by}`, { when })}</strong>
          </p>
          {text !== undefined && <p className="as-typed">{text}</p>}
          {answer !== undefined && (
            <p className="as-typed">{message("meetings.absentAnswered", { text: answer })}</p>
          )}
          {answer === undefined && by !== side && mayAct && isRecent && (
            <Saying
              {...{ intent }}
              says="answer"
              label={message("meetings.absentAnswer")}
              act={message("meetings.absentAnswerSend")}
            />
          )}
        </div>
      ))}
      {mayState && <Statement {...{ side, name, when, intent }} />}
    </section>
  );
}

type StatementProps = Pick<AbsenceProps, "side" | "name" | "intent"> & { readonly when: string };

function Statement({ side, name, when, intent }: StatementProps) {
  const isSeeker = side === "seeker";
  const values = { name, organization: name, when };
  return (
    <details>
      <summary>{message(isSeeker ? "meetings.absentTitle" : "meetings.proAbsentTitle", values)}</summary>
      <p className="field-hint">
        {message(isSeeker ? "meetings.absentTerms" : "meetings.proAbsentTerms", values)}
      </p>
      <Saying
        intent={intent}
        says="absent"
        label={message("meetings.absentText")}
        act={message(isSeeker ? "meetings.absentState" : "meetings.proAbsentState", values)}
      />
    </details>
  );
}

interface SayingProps {
  readonly intent: string;
  readonly says: "absent" | "answer";
  readonly label: string;
  readonly act: string;
}

function Saying({ intent, says, label, act }: SayingProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="invitation-reply">
      <input type="hidden" name="intent" value={intent} />
      <div className="form-field">
        <label htmlFor={`said-${says}`}>{label}</label>
        <textarea id={`said-${says}`} name="said" rows={3} maxLength={limits.noteCharacters} />
      </div>
      <Button busy={busy} tone="quiet" name="act" value={says}>
        {act}
      </Button>
    </Form>
  );
}
