import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";

interface CheckProps {
  readonly application: OrganizationApplication;
  /** Those that a refused form had checked. */
  readonly checked: readonly string[] | undefined;
}

/** The box that selects an application for an answer to several. */
export function Check({ application: { id, firstName, lastName }, checked }: CheckProps) {
  return (
    <input
      type="checkbox"
      name="checked"
      data-unasked=""
      value={id}
      id={`check-${id}`}
      defaultChecked={checked?.includes(id)}
      aria-label={message("organization.check", { name: `${firstName} ${lastName}` })}
    />
  );
}

/** Whether the reader can answer it from the list: not while another answer waits to leave. */
export function mayCheck(
  { status, mayAnswer }: OrganizationApplication,
  decision: HeldDecision | undefined,
): boolean {
  const isOpen = mayAnswer && !["hired", "withdrawn", "declined"].includes(status);
  return isOpen && decision?.state !== "waiting";
}

/** The values that the order by requirements uses. */
export function Compared({ compared, musts }: Pick<OrganizationApplication, "compared" | "musts">) {
  if (!compared) return <span className="applicant-line">{message("match.notCompared")}</span>;
  if (!musts || musts.of === 0) return null;
  return <span className="applicant-line figures">{message("match.musts", musts)}</span>;
}

/** How colleagues have sorted it. */
export function Sorted({ application: { tags, assignee } }: { application: OrganizationApplication }) {
  return (
    <>
      {tags.length > 0 && (
        <span className="applicant-line applicant-tags">
          {message("pipeline.tagged", { tags: tags.join(", ") })}
        </span>
      )}
      {assignee !== undefined && (
        <span className="applicant-line">{message("pipeline.assignedTo", { name: assignee })}</span>
      )}
    </>
  );
}

/** An answer that is marked, or that leaves in a few seconds. One that failed is told elsewhere. */
export function Held({ decision }: { decision: HeldDecision | undefined }) {
  if (!decision || decision.state === "failed") return null;
  const stage = message(`applicationStatus.${decision.stage}`);
  const key = decision.state === "waiting" ? "organization.leaving" : "organization.marked";
  return <span className="applicant-mark">{message(key, { stage })}</span>;
}
