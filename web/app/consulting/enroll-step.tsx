import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses, type EnrollStep } from "../addresses.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Specialty } from "./steps.ts";
import "../styles/account.css";
import "../styles/consulting.css";

interface EnrollStepProps {
  readonly step: EnrollStep;
  /** On the steps that allow going back: the step before, with the choice made. */
  readonly back?: { readonly step: EnrollStep; readonly specialty: Specialty };
  readonly children: ReactNode;
}

/** The frame of each enrolling step. The header shows the progress. */
export function EnrollStepPage({ step, back, children }: EnrollStepProps) {
  const title = message(`enrollStep.${step}`);
  return (
    <section className="enrolling">
      <PageHead title={`${title} – ${message("consulting.title")}`} path={addresses.enroll(step)} unlisted />
      <h1>{title}</h1>
      <p className="lead">{message(`consulting.${step}Lead`)}</p>
      {children}
      {back && (
        <p>
          <a className="enroll-back" href={addresses.enroll(back.step, back.specialty)}>
            {message("consulting.back", { step: message(`enrollStep.${back.step}`) })}
          </a>
        </p>
      )}
    </section>
  );
}
