import { message } from "@candor/contract/messages/message";
import type { DecisionResult, OrganizationApplication } from "@candor/contract/organizations/shapes";
import { FormErrors } from "../ui/form-errors.tsx";

interface FailuresProps {
  readonly failed: readonly DecisionResult[];
  readonly applications: readonly OrganizationApplication[];
}

/** What was refused for some of the checked applications, with each one's name. */
export function Failures({ failed, applications }: FailuresProps) {
  const names = new Map(applications.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const errors = failed.map(({ applicationId, problem }) => ({
    field: `check-${applicationId}`,
    text: message("pipeline.failed", {
      name: names.get(applicationId) ?? applicationId,
      detail: problem?.detail ?? "",
    }),
  }));
  return <FormErrors errors={errors} title={message("pipeline.failedTitle")} />;
}
