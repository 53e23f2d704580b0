import { message } from "@candor/contract/messages/message";
import { Link, useLocation } from "react-router";
import { useOpenPage } from "../use-apply-page.ts";
import { partAddress, type StepName, stepBefore, steps, stepsOf } from "./steps.ts";

export function StepBack({ step }: { step: StepName }) {
  const { pathname } = useLocation();
  const before = stepBefore(step, stepsOf(useOpenPage().draft));
  if (!before) return null;
  return (
    <Link className="step-back" to={partAddress(pathname, before)}>
      {message("apply.backTo", { step: message(steps[before].label) })}
    </Link>
  );
}
