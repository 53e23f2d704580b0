import { message } from "@candor/contract/messages/message";
import type { BlindStage } from "@candor/contract/values";

interface BlindPromiseProps {
  readonly organization: { readonly name: string };
  /** Absent if the organization sees names. */
  readonly until: BlindStage | undefined;
}

/** What an applicant is told about an organization that reads applications blind. */
export function BlindPromise({ organization: { name: organization }, until }: BlindPromiseProps) {
  if (until === undefined) return null;
  const stage = message(`applicationStatus.${until}`);
  return <p className="field-hint">{message("blind.promise", { organization, stage })}</p>;
}
