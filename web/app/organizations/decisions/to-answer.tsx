import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { stagesFrom } from "./stages-from.ts";

interface ToAnswerProps {
  readonly application: Pick<OrganizationApplicationDetails, "id" | "status" | "mayAnswer">;
  readonly decisions: readonly Pick<HeldDecision, "applicationId" | "state">[];
}

/** On a narrow screen, the way down to the answer's form, as long as there is one. */
export function ToAnswer({ application: { id, status, mayAnswer }, decisions }: ToAnswerProps) {
  const isLeaving = decisions.some(({ applicationId, state }) => applicationId === id && state === "waiting");
  if (!mayAnswer || isLeaving || stagesFrom[status].length === 0) return null;
  return (
    <p className="to-answer">
      <a className="button" href="#decide">
        {message("organization.decide")}
      </a>
    </p>
  );
}
