import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { RefusalSummary } from "../../session/fields/refusal-summary.tsx";
import { Button } from "../../ui/button.tsx";
import { OwnNameFields } from "../members/own-name-fields.tsx";
import type { Refused } from "./claim-action.ts";

/** Comes before the ways to claim, so that none of their forms has to ask for it. */
export function NameFirst({ refused }: { refused: Refused | undefined }) {
  return (
    <SettingsSection title={message("ownName.ask")}>
      <Form method="post" noValidate className="change-form">
        <RefusalSummary refusal={refused} />
        <OwnNameFields refused={refused} />
        <div className="actions">
          <Button name="intent" value="name">
            {message("ownName.continue")}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
