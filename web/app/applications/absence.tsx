import type { Met } from "@candor/contract/applications/meetings";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { MeetingSide } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
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
  readonly refused: RefusedWords | undefined;
  readonly now: number;
}

/** The name of the field with the words: a page may have both. */
export function wordsField(says: RefusedWords["says"]): string {
  return `said-${says}`;
}

/** What somebody wrote about an interview that wasn't taken, and why. */
export interface RefusedWords {
  readonly says: "absent" | "answer";
  readonly said: string;
  /** Undefined if the page says elsewhere why. */
  readonly error: string | undefined;
}

/** What either side says about an interview that the other one missed, and the answer to it. */
export function Absence({ met, side, name, intent, mayAct, refused, now }: AbsenceProps) {
  const { momentText } = useDates();
  const when = momentText(met.at);
  const isRecent = Date.parse(met.at) + limits.absenceDays * 86_400_000 > now;
  const mayState = mayAct && isRecent && !met.absences.some(({ by }) => by === side);
  if (!mayState && met.absences.length === 0) return null;
  return (
    <section className="absence">
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
              {...{ intent, refused }}
              says="answer"
              label={message("meetings.absentAnswer")}
              act={message("meetings.absentAnswerSend")}
            />
          )}
        </div>
      ))}
      {mayState && <Statement {...{ side, name, when, intent, refused }} />}
    </section>
  );
}

type StatementProps = Pick<AbsenceProps, "side" | "name" | "intent" | "refused"> & { readonly when: string };

function Statement({ side, name, when, intent, refused }: StatementProps) {
  const isSeeker = side === "seeker";
  const values = { name, organization: name, when };
  return (
    <details open={refused?.says === "absent"}>
      <summary>{message(isSeeker ? "meetings.absentTitle" : "meetings.proAbsentTitle", values)}</summary>
      <p className="field-hint">
        {message(isSeeker ? "meetings.absentTerms" : "meetings.proAbsentTerms", values)}
      </p>
      <Saying
        {...{ intent, refused }}
        says="absent"
        label={message("meetings.absentText")}
        act={message(isSeeker ? "meetings.absentState" : "meetings.proAbsentState", values)}
      />
    </details>
  );
}

interface SayingProps extends Pick<AbsenceProps, "intent" | "refused"> {
  readonly says: RefusedWords["says"];
  readonly label: string;
  readonly act: string;
}

function Saying({ intent, refused, says, label, act }: SayingProps) {
  const busy = useNavigation().state !== "idle";
  const own = refused?.says === says ? refused : undefined;
  return (
    <Form method="post" className="invitation-reply">
      <input type="hidden" name="intent" value={intent} />
      <TextField
        name={wordsField(says)}
        label={label}
        defaultValue={own?.said}
        error={own?.error}
        maxLength={limits.noteCharacters}
        multiline
        rows={3}
      />
      <Button busy={busy} tone="quiet" name="act" value={says}>
        {act}
      </Button>
    </Form>
  );
}
