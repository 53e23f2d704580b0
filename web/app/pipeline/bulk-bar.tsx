import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { refusalReasons } from "@candor/contract/values";
import { useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import type { FormError } from "../ui/form-errors.tsx";
import { listStages } from "./list-stages.ts";

/** Actions on the checked applications. Each text is reviewed before it is sent. */
export function BulkBar({ faults }: { faults: readonly FormError[] }) {
  const busy = useNavigation().state !== "idle";
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  return (
    <>
      <p className="to-checked">
        <a href="#checked">{message("pipeline.answerChecked")}</a>
      </p>
      <div className="bulk" id="checked">
        <fieldset className="decline-checked">
          <legend>{message("pipeline.answerChecked")}</legend>
          <SelectField
            name="moveTo"
            label={message("organization.stage")}
            options={listStages.map((stage) => ({
              value: stage,
              label: message(`applicationStatus.${stage}`),
            }))}
          />
          <SelectField
            name="reason"
            label={message("pipeline.declineReason")}
            options={[
              { value: "", label: "–" },
              ...refusalReasons.map((reason) => ({
                value: reason,
                label: message(`refusalReason.${reason}`),
              })),
            ]}
            error={errorOf("reason")}
          />
          <TextField name="ownReason" label={message("organization.ownReason")} maxLength={200} />
          <Button busy={busy} tone="quiet" name="intent" value="mark">
            {message("organization.reviewChecked")}
          </Button>
        </fieldset>
        <details className="sort-checked" open={errorOf("tagText") !== undefined}>
          <summary>{message("pipeline.sortChecked")}</summary>
          <div>
            <TextField
              name="tagText"
              label={message("pipeline.tagText")}
              maxLength={limits.tagCharacters}
              error={errorOf("tagText")}
            />
            <Button busy={busy} tone="quiet" name="intent" value="tag">
              {message("pipeline.addTag")}
            </Button>
            <Button busy={busy} tone="quiet" name="intent" value="untag">
              {message("pipeline.removeTag")}
            </Button>
          </div>
          <div>
            <SelectField
              name="assignee"
              label={message("pipeline.assignTo")}
              options={(["me", "nobody"] as const).map((value) => ({
                value,
                label: message(`pipeline.assigned.${value}`),
              }))}
            />
            <Button busy={busy} tone="quiet" name="intent" value="assign">
              {message("pipeline.assign")}
            </Button>
          </div>
        </details>
      </div>
    </>
  );
}
