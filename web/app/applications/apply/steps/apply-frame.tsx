import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../../../addresses.ts";
import { PostingSignals } from "../../../jobs/details/posting-signals.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { AnswerNote } from "../answer-note.tsx";
import { LostLine } from "../draft/lost-line.tsx";
import { EarlierWarning } from "../earlier-warning.tsx";
import type { ApplyPage } from "../load-apply.ts";
import { type StepName, steps, stepsOf } from "./steps.ts";

interface ApplyFrameProps {
  readonly page: Extract<ApplyPage, { readonly state: "open" | "applied" }>;
  readonly step: StepName;
  readonly heading: string;
  readonly children: ReactNode;
}

/** The frame around every step: the job, the steps, and the answer that is owed. */
export function ApplyFrame({ page, step, heading, children }: ApplyFrameProps) {
  const { job } = page;
  // Sending changes no address.
  const title = useFocusOnChange(page.state);
  return (
    <div className={`apply apply-${step}`}>
      <header>
        <p className="apply-job">
          {message("screen.easyApply")}:{" "}
          <a href={addresses.details(job)}>
            {message("job.titleAt", { title: job.title, organization: job.organization.name })}
          </a>
        </p>
      </header>
      <div className="apply-margin">
        <Steps label={message("apply.steps")} steps={wayThrough(page, step)} />
        {page.state === "open" && <AnswerNote page={page} />}
      </div>
      <div className="apply-step">
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {page.state === "open" && <LostLine page={page} />}
        {page.state === "open" && <EarlierWarning earlier={page.earlier} />}
        {page.state === "open" && (
          <PostingSignals signals={page.signals ?? []} title={message("signal.title")} />
        )}
        {children}
      </div>
    </div>
  );
}

function wayThrough(page: ApplyFrameProps["page"], current: StepName) {
  const { job, state } = page;
  // Sending changes no step, or their numbers would change.
  const all = stepsOf(page.state === "open" ? page.draft : page);
  const at = all.indexOf(current);
  return all.map((name, index) => ({
    label: message(steps[name].label),
    state: index < at ? ("done" as const) : index === at ? ("current" as const) : ("later" as const),
    // A sent application is changed on its own page.
    ...(index < at && state === "open" && { href: hrefOf(job, name) }),
  }));
}

function hrefOf(job: ApplyFrameProps["page"]["job"], name: StepName): string {
  return addresses.apply(job, name === "personal" ? undefined : name);
}
