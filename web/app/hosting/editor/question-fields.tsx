import type { WrittenQuestion } from "@candor/contract/answers/shapes";
import type { PostingFault } from "@candor/contract/hosting/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { questionKinds } from "@candor/contract/values";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { fileSizeText } from "../../wording/file-size.ts";

interface QuestionFieldsProps {
  readonly questions: readonly WrittenQuestion[];
  /** The place of the question that takes the focus, or -1 for the button that adds one. */
  readonly focused: number | undefined;
  readonly faults: readonly PostingFault[];
}

/** M-35: a posting's own questions, in addition to what every application has. Its buttons submit the whole form. */
export function QuestionFields({ questions, focused, faults }: QuestionFieldsProps) {
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.text;
  return (
    <fieldset className="posting-section" id="questions" tabIndex={-1}>
      <legend>{message("hosting.section.questions")}</legend>
      <p className="field-hint">{message("hosting.questionsLead")}</p>
      <input type="hidden" name="questions" value={questions.length} />
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name but its place, and the form starts over when places change
        <Question key={at} question={question} at={at} focused={focused === at} errorOf={errorOf} />
      ))}
      {questions.length < limits.questions && (
        <Button tone="quiet" name="intent" value="question-add" autoFocus={focused === -1}>
          {message("hosting.question.add")}
        </Button>
      )}
    </fieldset>
  );
}

interface QuestionProps {
  readonly question: WrittenQuestion;
  readonly at: number;
  readonly focused: boolean;
  readonly errorOf: (name: string) => string | undefined;
}

/** Only styles hide the fields that don't belong to the chosen kind, so they show where styles can't tell. */
function Question({ question, at, focused, errorOf }: QuestionProps) {
  const position = at + 1;
  const field = (name: "text" | "choices" | "reason") => ({
    name: `question-${name}-${at}`,
    defaultValue: question[name],
    error: errorOf(`question-${name}-${at}`),
  });
  return (
    <fieldset className="posting-question">
      <legend>{message("hosting.questionOf", { position })}</legend>
      <SelectField
        name={`question-kind-${at}`}
        label={message("hosting.question.kind")}
        options={questionKinds.map((value) => ({ value, label: message(`hosting.questionKind.${value}`) }))}
        defaultValue={question.kind}
        autoFocus={focused}
      />
      <div className="question-text">
        <TextField
          {...field("text")}
          label={message("hosting.question.text")}
          maxLength={limits.questionCharacters}
        />
      </div>
      <p className="field-hint question-known">{message("hosting.question.fromProfile")}</p>
      <p className="field-hint question-file">
        {message("hosting.question.fileHint", {
          size: fileSizeText(limits.answerFileBytes),
          most: limits.fileQuestions,
        })}
      </p>
      <div className="question-choices">
        <TextField
          {...field("choices")}
          label={message("hosting.question.choices")}
          hint={message("hosting.question.choicesHint")}
          maxLength={2000}
          rows={3}
          multiline
        />
      </div>
      <TextField
        {...field("reason")}
        label={message("hosting.question.reason")}
        hint={message("hosting.question.reasonHint")}
        maxLength={limits.questionCharacters}
      />
      <label className="choice">
        <input type="checkbox" name={`question-required-${at}`} defaultChecked={question.required} />
        <span>{message("hosting.question.required")}</span>
      </label>
      <div className="actions">
        {at > 0 && (
          <Button tone="quiet" name="intent" value={`question-raise-${at}`}>
            {message("hosting.question.raise", { position })}
          </Button>
        )}
        <Button tone="quiet" name="intent" value={`question-remove-${at}`}>
          {message("hosting.question.remove", { position })}
        </Button>
      </div>
    </fieldset>
  );
}
