import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import { type ApplicationList, refusalReasons } from "@candor/contract/values";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { type FormError, FormErrors } from "../ui/form-errors.tsx";
import { ApplicantTable } from "./applicant-table.tsx";
import { KeyHelp } from "./key-help.tsx";
import { useListKeys } from "./use-list-keys.ts";

interface ApplicantListProps {
  readonly applications: readonly OrganizationApplication[];
  readonly decisions: readonly HeldDecision[];
  readonly list: ApplicationList;
  readonly faults: readonly FormError[];
  readonly now: number;
}

/** Applications, and the form that declines the checked ones with one reason, after reading what each gets. */
export function ApplicantList({ applications, decisions, list, faults, now }: ApplicantListProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useListKeys(form);
  return (
    <Form method="post" className="applicant-list" ref={form} noValidate>
      <FormErrors errors={faults} />
      <ApplicantTable applications={applications} decisions={decisions} list={list} now={now} />
      <fieldset className="decline-checked" id="checked">
        <legend>{message("organization.declineChecked")}</legend>
        <SelectField
          name="reason"
          label={message("organization.reason")}
          options={[
            { value: "", label: "–" },
            ...refusalReasons.map((reason) => ({ value: reason, label: message(`refusalReason.${reason}`) })),
          ]}
          error={faults.find(({ field }) => field === "reason")?.text}
        />
        <TextField name="ownReason" label={message("organization.ownReason")} maxLength={200} />
        <Button busy={busy} tone="quiet" name="intent" value="mark">
          {message("organization.reviewChecked")}
        </Button>
      </fieldset>
      <KeyHelp of="list" />
    </Form>
  );
}
