import { type AutomatedStep, automatedStepNames, automatedSteps } from "@candor/contract/automation/steps";
import { message } from "@candor/contract/messages/message";
import { retention } from "@candor/contract/retention/table";
import { addresses } from "../addresses.ts";
import { LegalPage, LegalSection } from "./legal-page.tsx";

const aspects = ["Inputs", "SeenBy", "TurnOff"] as const;

/** R-24, M-24: every automated step, from the registry. */
export function AiPolicy({ version }: { version: string }) {
  return (
    <LegalPage title="screen.aiPolicy" lead="aiPolicy.lead" path={addresses.aiPolicy}>
      <LegalSection heading="aiPolicy.never" texts={[message("aiPolicy.neverBody")]} />
      <LegalSection heading="aiPolicy.model" texts={[message("aiPolicy.modelBody")]} />
      <LegalSection heading="aiPolicy.steps" texts={[message("aiPolicy.version", { version })]}>
        {automatedStepNames.map((step) => (
          <Step key={step} step={step} />
        ))}
      </LegalSection>
    </LegalPage>
  );
}

function Step({ step }: { step: AutomatedStep }) {
  return (
    <section className="automated-step" id={step}>
      <h3>{message(`automation.${step}`)}</h3>
      <p>{message(`automation.${step}Does`)}</p>
      <dl>
        {aspects.map((aspect) => (
          <div key={aspect}>
            <dt>{message(labels[aspect])}</dt>
            <dd>{message(`automation.${step}${aspect}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{message("aiPolicy.log")}</dt>
          <dd>{logText(step)}</dd>
        </div>
      </dl>
    </section>
  );
}

function logText(name: AutomatedStep): string {
  const step = automatedSteps[name];
  if (step === null) return message("aiPolicy.isNotLogged");
  const { days } = retention.automatedDecisions.kept;
  return message("aiPolicy.isLogged", { version: step.version, days });
}

const labels = {
  Inputs: "aiPolicy.inputs",
  SeenBy: "aiPolicy.seenBy",
  TurnOff: "aiPolicy.turnOff",
} as const satisfies Record<(typeof aspects)[number], string>;
