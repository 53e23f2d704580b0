import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { useEffect, useRef } from "react";
import { Unsent } from "../../ui/unsent.tsx";
import type { DecisionRefusal } from "./decision-form.tsx";

interface LeavingAnswerProps extends Pick<HeldDecision, "stage"> {
  /** An answer that was refused because this one is on its way, sent in another tab. */
  readonly refusal?: DecisionRefusal | undefined;
}

/** In place of the form while its answer can be undone. */
export function LeavingAnswer({ stage, refusal }: LeavingAnswerProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // On a wide screen the column scrolls by itself, and would stay where the form's button was.
  useEffect(() => {
    line.current?.closest("section")?.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      {refusal?.trouble !== undefined && <Unsent why={refusal.trouble} text={refusal.typed.note} />}
      <p ref={line}>{message("organization.onItsWay", { stage: message(`applicationStatus.${stage}`) })}</p>
    </>
  );
}
