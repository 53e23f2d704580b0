import { message } from "@candor/contract/messages/message";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { FormErrors } from "../ui/form-errors.tsx";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import type { AskedJob } from "./asked-job.ts";
import { faultsIn, filledIn, type TypedFault } from "./filled-in.ts";
import { PersonFields } from "./person-fields.tsx";
import { PostingQuestions } from "./posting-questions.tsx";
import { ResumeFile } from "./resume-file.tsx";

interface OfflineFormProps {
  readonly job: AskedJob;
  readonly keep: (one: KeptWaiting) => void;
}

/** All of Easy Apply on one page: offline, there is no server to ask step by step. */
export function OfflineForm({ job, keep }: OfflineFormProps) {
  const [faults, setFaults] = useState<readonly TypedFault[]>([]);
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.text;
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
      <PersonFields job={job} errorOf={errorOf} />
      <PostingQuestions job={job} errorOf={errorOf} />
      <p>{message("waiting.terms", { organization: job.organization })}</p>
      <div className="actions">
        <Button>{message("apply.send")}</Button>
      </div>
    </form>
  );
}
