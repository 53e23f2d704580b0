import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { useEffect, useRef } from "react";

/** In place of the form while its answer can be undone. */
export function LeavingAnswer({ stage }: Pick<HeldDecision, "stage">) {
  const line = useRef<HTMLParagraphElement>(null);
  // On a wide screen the column scrolls by itself, and would stay where the form's button was.
  useEffect(() => {
    line.current?.closest("section")?.scrollTo({ top: 0 });
  }, []);
  return (
    <p ref={line}>{message("organization.onItsWay", { stage: message(`applicationStatus.${stage}`) })}</p>
  );
}
