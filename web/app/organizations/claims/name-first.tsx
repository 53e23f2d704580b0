import { message } from "@candor/contract/messages/message";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { RefusableForm } from "../../forms/refusable-form.tsx";
import { OwnNameFields } from "../members/own-name-fields.tsx";
import type { Refused } from "./claim-action.ts";

/** Comes before the ways to claim, so that none of their forms has to ask for it. */
export function NameFirst({ refused }: { refused: Refused | undefined }) {
  return (
    <SettingsSection title={message("ownName.ask")}>
      <RefusableForm refused={refused} intent="name" label={message("ownName.continue")}>
        <OwnNameFields refused={refused} />
      </RefusableForm>
    </SettingsSection>
  );
}
