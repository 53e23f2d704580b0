import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { AnswerField } from "../answers/answer-field.tsx";
import { fileSizeText } from "../wording/file-size.ts";
import type { AskedJob } from "./asked-job.ts";
import type { OfflineFieldsProps } from "./person-fields.tsx";
import { PlainFile, type PlainFileProps } from "./plain-file.tsx";

/** The posting's own questions. */
export function PostingQuestions({ job, errorOf }: OfflineFieldsProps) {
  const { fields = {}, questions, organization } = job;
  return questions.map((question) => {
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
  });
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
