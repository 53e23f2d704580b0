import type { AskedQuestion } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { machineClock } from "../wire/clock.ts";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { textOf } from "../wire/text-of.ts";
import { numberText } from "../wording/counted.ts";
import { fileSizeText } from "../wording/file-size.ts";
import type { AskedJob } from "./asked-job.ts";

export interface TypedFault {
  readonly field: string;
  readonly key: MessageKey;
  readonly text: string;
}

const required = {
  firstName: "validation.firstNameRequired",
  lastName: "validation.lastNameRequired",
  email: "validation.emailRequired",
  phone: "validation.phoneRequired",
  postalCode: "validation.postalCodeRequired",
  elevatorPitch: "validation.elevatorPitchRequired",
} as const satisfies Readonly<Record<string, MessageKey>>;

/** What is missing or too long. Whether the rest is right, the server decides when it is sent. */
export function faultsIn(job: AskedJob, form: FormData): TypedFault[] {
  const isOwed = !job.resumeOptional && (fileIn(form) ?? job.file ?? job.resumeName) === undefined;
  const missing: [string, MessageKey][] = [
    ...(isOwed ? [["file", "validation.resumeRequired"] as [string, MessageKey]] : []),
    ...Object.entries(required).filter(([name]) => form.has(name) && typedIn(form, name) === ""),
    ...job.questions
      .filter((question) => question.required && !isAnswered(job, form, question))
      .map(({ id, kind }): [string, MessageKey] => [
        `answer-${id}`,
        kind === "file" ? "answers.fileRequired" : "answers.required",
      ]),
  ];
  const faults = missing.map(([field, key]) => ({ field, key, text: message(key) }));
  return [
    ...tooLarge(form, "file", limits.resumeBytes),
    ...job.questions.flatMap(({ id }) => tooLarge(form, `answer-${id}`, limits.answerFileBytes)),
    ...tooLong(form, "elevatorPitch", limits.pitchCharacters),
    ...job.questions.flatMap(({ id }) => tooLong(form, `answer-${id}`, limits.answerCharacters)),
    ...faults,
  ];
}

/** An application that waits to be sent. Sent again after a change, it is still the same application. */
export function filledIn(job: AskedJob, form: FormData): KeptWaiting {
  const { jobId, title, organization, questions, applying, account, resumeName, resumeOptional, key } = job;
  const chosen = [...form].filter(
    (entry): entry is [string, File] => entry[0].startsWith("answer-") && isChosen(entry[1]),
  );
  const answerFiles = { ...job.answerFiles, ...Object.fromEntries(chosen) };
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [],
  );
  const file = fileIn(form) ?? job.file;
  return {
    jobId,
    title,
    organization,
    questions,
    applying,
    ...(account !== undefined && { account }),
    ...(resumeName !== undefined && { resumeName }),
    ...(resumeOptional && { resumeOptional }),
    ...(file && { file }),
    ...(Object.keys(answerFiles).length > 0 && { answerFiles }),
    // The form doesn't ask for a charity: once online, it counts as left open.
    fields: { charityId: "", ...job.fields, ...(Object.fromEntries(typed) as Record<string, string>) },
    key: key ?? crypto.randomUUID(),
    filledInAt: machineClock.now(),
    state: "waiting",
  };
}

function tooLarge(form: FormData, field: string, most: number): TypedFault[] {
  if ((fileIn(form, field)?.size ?? 0) <= most) return [];
  const size = fileSizeText(most);
  return [{ field, key: "apply.fileTooLarge", text: message("apply.fileTooLarge", { size }) }];
}

function tooLong(form: FormData, field: string, most: number): TypedFault[] {
  if (textOf(form, field).length <= most) return [];
  const text = message("validation.tooLong", { most: numberText(most) });
  return [{ field, key: "validation.tooLong", text }];
}

/** A file that was uploaded while online has its name in the fields. */
function isAnswered(job: AskedJob, form: FormData, { id, kind }: AskedQuestion): boolean {
  const name = `answer-${id}`;
  if (kind !== "file") return typedIn(form, name) !== "";
  const file = fileIn(form, name) ?? job.answerFiles?.[name];
  return file !== undefined || (job.fields?.[name] ?? "") !== "";
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function fileIn(form: FormData, name = "file"): File | undefined {
  const file = form.get(name);
  return file !== null && isChosen(file) ? file : undefined;
}

/** Browsers send an empty file if none was chosen. */
function isChosen(value: FormDataEntryValue): value is File {
  return value instanceof File && value.name !== "";
}
