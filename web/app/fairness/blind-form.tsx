import { message } from "@candor/contract/messages/message";
import { type BlindStage, blindStages } from "@candor/contract/values";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";

/** Chooses until which stage an organization reads applications blind. */
export function BlindForm({ until }: { until: BlindStage | undefined }) {
  const stages = blindStages.map((value) => ({ value, label: message(`applicationStatus.${value}`) }));
  return (
    <Form method="post" className="change-form">
      <p>{message("blind.lead")}</p>
      <SelectField
        name="until"
        label={message("blind.until")}
        options={[{ value: "", label: message("blind.off") }, ...stages]}
        defaultValue={until ?? ""}
      />
      <div className="actions">
        <Button name="intent" value="blind">
          {message("profile.save")}
        </Button>
      </div>
    </Form>
  );
}
