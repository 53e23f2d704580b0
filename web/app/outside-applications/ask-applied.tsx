import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

interface AskAppliedProps {
  readonly source: string;
  readonly signedIn: boolean;
  readonly refusal: { readonly trouble: string; readonly email: string } | undefined;
}

/** Asks a person back from the source. Without an account, only a browser with scripts can keep the answer. */
export function AskApplied({ source, signedIn, refusal }: AskAppliedProps) {
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post">
      <h2>{message("outside.applied")}</h2>
      <p>{message("outside.appliedBody", { source })}</p>
      {scripts && <input type="hidden" name="scripts" value="1" />}
      {!signedIn && (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={message("outside.email")}
          hint={message("outside.emailHint", { days: limits.partnerApplyDays })}
          defaultValue={refusal?.email}
          error={refusal?.trouble}
          required
        />
      )}
      {signedIn && refusal && <p role="alert">{refusal.trouble}</p>}
      <div className="actions">
        <Button busy={busy} tone="quiet">
          {message("outside.note")}
        </Button>
      </div>
    </Form>
  );
}
