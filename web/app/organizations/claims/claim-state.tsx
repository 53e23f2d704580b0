import { message } from "@candor/contract/messages/message";
import type { Claim } from "@candor/contract/organizations/claim-shapes";
import { Form } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { Button } from "../../ui/button.tsx";
import { useDates } from "../../wording/use-dates.ts";
import type { Refused } from "./claim-action.ts";

/** What the claimant must do, or is waiting for. */
export function OpenClaim({ claim, refused }: { claim: Claim; refused: Refused | undefined }) {
  return claim.state === "waiting" ? <Waiting claim={claim} /> : <Unproved claim={claim} refused={refused} />;
}

function Waiting({ claim: { proved, domain = "" } }: { claim: Claim }) {
  return (
    <SettingsSection title={message("claim.waiting")}>
      <p>{proved ? message("claim.waitingProved", { domain }) : message("claim.waitingAsked")}</p>
      <Withdrawal />
    </SettingsSection>
  );
}

function Unproved({ claim, refused }: { claim: Claim; refused: Refused | undefined }) {
  const { dateText } = useDates();
  const { method, email = "", domain = "", record, expires } = claim;
  const date = expires ? dateText(expires) : "";
  return (
    <SettingsSection title={message(`claim.${method}`)}>
      {record ? (
        <>
          <p>{message("claim.record", { domain })}</p>
          <dl className="claim-record">
            <dt>{message("claim.recordName")}</dt>
            <dd>
              <code>{record.name}</code>
            </dd>
            <dt>{message("claim.recordValue")}</dt>
            <dd>
              <code>{record.value}</code>
            </dd>
          </dl>
          {refused?.trouble !== undefined && (
            <p className="form-errors" role="alert">
              {refused.trouble}
            </p>
          )}
          <Form method="post">
            <Button name="intent" value="check">
              {message("claim.check")}
            </Button>
          </Form>
          <p className="field-hint">{message("claim.until", { date })}</p>
        </>
      ) : (
        <p>{message("claim.mailed", { email, date })}</p>
      )}
      <Withdrawal />
    </SettingsSection>
  );
}

function Withdrawal() {
  return (
    <Form method="post">
      <Button tone="quiet" name="intent" value="withdraw">
        {message("claim.withdraw")}
      </Button>
    </Form>
  );
}
