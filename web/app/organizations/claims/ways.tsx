import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { RefusableForm } from "../../forms/refusable-form.tsx";
import { TextField } from "../../ui/field.tsx";
import type { Refused } from "./claim-action.ts";

/** The three ways to prove that an organization is one's own. */
export function WaysToClaim({ refused }: { refused: Refused | undefined }) {
  const refusedIn = (intent: string) => (refused?.intent === intent ? refused : undefined);
  return (
    <>
      <Way intent="mail" label={message("claim.mailSend")} refused={refusedIn("mail")}>
        <TextField
          name="email"
          type="email"
          label={message("claim.mailAddress")}
          hint={message("claim.mailHint")}
          autoComplete="email"
          required
          defaultValue={refusedIn("mail")?.email}
          error={refusedIn("mail")?.errors["email"]}
        />
      </Way>
      <Way intent="dns" label={message("claim.dnsStart")} refused={refusedIn("dns")}>
        <TextField
          name="domain"
          label={message("claim.domain")}
          hint={message("claim.dnsHint")}
          autoComplete="off"
          inputMode="url"
          required
          defaultValue={refusedIn("dns")?.domain}
          error={refusedIn("dns")?.errors["domain"]}
        />
      </Way>
      <Way intent="administrator" label={message("claim.ask")} refused={refusedIn("administrator")}>
        <TextField
          name="reason"
          label={message("claim.reason")}
          hint={message("claim.administratorHint")}
          multiline
          rows={4}
          required
          defaultValue={refusedIn("administrator")?.reason}
          error={refusedIn("administrator")?.errors["reason"]}
        />
      </Way>
    </>
  );
}

interface WayProps {
  readonly intent: "mail" | "dns" | "administrator";
  readonly label: string;
  readonly refused: Refused | undefined;
  readonly children: ReactNode;
}

function Way({ intent, label, refused, children }: WayProps) {
  return (
    <SettingsSection title={message(`claim.${intent}`)}>
      <RefusableForm
        refused={refused}
        intent={intent}
        label={label}
        tone={intent === "mail" ? "primary" : "quiet"}
      >
        {children}
      </RefusableForm>
    </SettingsSection>
  );
}
