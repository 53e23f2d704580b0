import type { AskedQuestion } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { workAuthorizations } from "@candor/contract/values";
import { ChoiceField, TextField } from "../ui/field.tsx";

interface AnswerFieldProps {
  readonly name: string;
  readonly question: Pick<AskedQuestion, "text" | "kind" | "choices"> & { readonly required?: boolean };
  readonly hint?: string;
  readonly answer: string;
  readonly error: string | undefined;
}

/** The field for a question's kind. */
export function AnswerField({ name, question, hint, answer, error }: AnswerFieldProps) {
  const { text, kind, choices, required = false } = question;
  const shared = { name, error, defaultValue: answer, ...(hint !== undefined && { hint }) };
  const options = optionsOf(kind, choices);
  if (options) {
    const none = { value: "", label: message("answers.noAnswer") };
    return <ChoiceField {...shared} legend={text} options={required ? options : [...options, none]} />;
  }
  return (
    <TextField
      {...shared}
      label={text}
      required={required}
      {...(kind === "text" ? { multiline: true, rows: 4 } : { maxLength: limits.answerCharacters })}
      {...(kind === "number" && { inputMode: "decimal" as const })}
      {...(kind === "date" && { type: "date" as const })}
    />
  );
}

/** Undefined for a kind whose answer is typed. */
function optionsOf(kind: AskedQuestion["kind"], choices: readonly string[]) {
  if (kind === "choice") return choices.map((value) => ({ value, label: value }));
  if (kind === "work-authorization")
    return workAuthorizations.map((value) => ({ value, label: message(`workAuthorization.${value}`) }));
  if (kind !== "yes-no") return undefined;
  return [
    { value: "yes", label: message("answers.yes") },
    { value: "no", label: message("answers.no") },
  ];
}
