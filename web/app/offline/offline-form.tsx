import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type FormEvent, useState } from "react";
import { AnswerField } from "../answers/answer-field.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormErrors } from "../ui/form-errors.tsx";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { fileSizeText } from "../wording/file-size.ts";
import type { AskedJob } from "./asked-job.ts";
import { faultsIn, filledIn, type TypedFault } from "./filled-in.ts";
import { PlainFile, type PlainFileProps } from "./plain-file.tsx";
import { ResumeFile } from "./resume-file.tsx";

interface OfflineFormProps {
  readonly job: AskedJob;
  readonly keep: (one: KeptWaiting) => void;
}

/** All of Easy Apply on one page: offline, there is no server to ask step by step. */
export function OfflineForm({ job, keep }: OfflineFormProps) {
  const [faults, setFaults] = useState<readonly TypedFault[]>([]);
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.text;
  const { account, fields = {}, questions, organization } = job;
  const text = (name: string) => ({ name, defaultValue: fields[name], error: errorOf(name), required: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = faultsIn(job, form);
    setFaults(found);
    if (found.length === 0) keep(filledIn(job, form));
  };
  return (
    <form className="step-form" onSubmit={submit} noValidate>
      <FormErrors errors={faults} />
      <ResumeFile resumeName={job.file?.name ?? job.resumeName} error={errorOf("file")} />
      <TextField
        {...text("firstName")}
        label={message("apply.firstName")}
        autoComplete="given-name"
        maxLength={limits.nameCharacters}
      />
      <TextField
        {...text("lastName")}
        label={message("apply.lastName")}
        autoComplete="family-name"
        maxLength={limits.nameCharacters}
      />
      {account === undefined && (
        <TextField
          {...text("email")}
          type="email"
          label={message("apply.email")}
          hint={message("waiting.emailHint")}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      )}
      <TextField
        {...text("phone")}
        type="tel"
        label={message("apply.phone")}
        hint={message("apply.phoneHint")}
        autoComplete="tel"
        inputMode="tel"
        maxLength={50}
      />
      <TextField
        {...text("postalCode")}
        label={message("apply.postalCode")}
        autoComplete="postal-code"
        maxLength={20}
      />
      <TextField
        {...text("elevatorPitch")}
        label={message("applyStep.elevatorPitch")}
        hint={message("apply.pitchHint")}
        rows={8}
        multiline
      />
      {questions.map((question) => {
        const name = `answer-${question.id}`;
        const shared = {
          name,
          hint: message("answers.reason", { organization, reason: question.reason }),
          error: errorOf(name),
        };
        return question.kind === "file" ? (
          <AnswerFile key={name} {...shared} label={question.text} chosen={chosenName(job, name)} />
        ) : (
          <AnswerField key={name} {...shared} question={question} answer={fields[name] ?? ""} />
        );
      })}
      <p>{message("waiting.terms", { organization })}</p>
      <div className="actions">
        <Button>{message("apply.send")}</Button>
      </div>
    </form>
  );
}

/** Chosen here before, or uploaded while online. */
function chosenName({ answerFiles, fields }: AskedJob, name: string): string | undefined {
  return answerFiles?.[name]?.name ?? (fields?.[name] || undefined);
}

interface AnswerFileProps extends PlainFileProps {
  readonly chosen: string | undefined;
}

function AnswerFile({ chosen, hint, ...rest }: AnswerFileProps) {
  const known = chosen === undefined ? [] : [message("waiting.resume", { name: chosen })];
  const size = fileSizeText(limits.answerFileBytes);
  return <PlainFile {...rest} hint={[message("answers.fileHint", { size }), ...known, hint].join(" ")} />;
}
