import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { RefusalSummary } from "../../session/fields/refusal-summary.tsx";
import { Button } from "../../ui/button.tsx";
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
      <Form method="post" noValidate className="change-form">
        <RefusalSummary refusal={refused} />
        {children}
        <div className="actions">
          <Button tone={intent === "mail" ? "primary" : "quiet"} name="intent" value={intent}>
            {label}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
