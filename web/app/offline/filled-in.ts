import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { machineClock } from "../wire/clock.ts";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
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

/** What is missing. Whether the rest is right, the server says when it is sent. */
export function faultsIn(job: AskedJob, form: FormData): TypedFault[] {
  const resume = fileIn(form) ?? job.file ?? job.resumeName;
  const missing: [string, MessageKey][] = [
    ...(resume === undefined ? [["file", "validation.resumeRequired"] as [string, MessageKey]] : []),
    ...Object.entries(required).filter(([name]) => form.has(name) && typedIn(form, name) === ""),
    ...job.questions
      .filter((question) => question.required && typedIn(form, `answer-${question.id}`) === "")
      .map(({ id }): [string, MessageKey] => [`answer-${id}`, "answers.required"]),
  ];
  const faults = missing.map(([field, key]) => ({ field, key, text: message(key) }));
  return (fileIn(form)?.size ?? 0) > limits.resumeBytes ? [tooLarge(), ...faults] : faults;
}

/** One that waits to be sent. Sent again after a change, it is still the same application. */
export function filledIn(job: AskedJob, form: FormData): KeptWaiting {
  const { jobId, title, organization, questions, applying, account, resumeName, key } = job;
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
    ...(file && { file }),
    fields: { ...job.fields, ...(Object.fromEntries(typed) as Record<string, string>) },
    key: key ?? crypto.randomUUID(),
    filledInAt: machineClock.now(),
    state: "waiting",
  };
}

function tooLarge(): TypedFault {
  const size = fileSizeText(limits.resumeBytes);
  return { field: "file", key: "apply.fileTooLarge", text: message("apply.fileTooLarge", { size }) };
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** Browsers give an empty file where none was chosen. */
function fileIn(form: FormData): File | undefined {
  const file = form.get("file");
  return file instanceof File && file.name !== "" ? file : undefined;
}
