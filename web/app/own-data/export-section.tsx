import { message } from "@candor/contract/messages/message";
import type { OwnExport } from "@candor/contract/own-data/shapes";
import { Form } from "react-router";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

/** M-26. `latest` is absent until somebody has asked. */
export function ExportSection({ latest }: { latest: OwnExport | undefined }) {
  const isMaking = latest && !latest.ready;
  return (
    <SettingsSection title={message("ownData.take")}>
      <p>
        {message("ownData.takeLead")} {message("ownData.takeBring")}
      </p>
      {latest?.ready && <Ready ready={latest.ready} />}
      {isMaking && <Making latest={latest} />}
      {!isMaking && (
        <Form method="post">
          <Button tone={latest ? "quiet" : "primary"} name="intent" value="export">
            {message(latest ? "ownData.takeAgain" : "ownData.takeAsk")}
          </Button>
        </Form>
      )}
    </SettingsSection>
  );
}

function Making({ latest: { steps, stepsDone } }: { latest: OwnExport }) {
  const text = message("ownData.takeMaking", { done: stepsDone, steps });
  return (
    <div className="export-making">
      <p role="status">{text}</p>
      <progress max={steps} value={stepsDone} aria-label={message("ownData.take")} />
      <p>
        <a href={addresses.ownData()}>{message("ownData.takeLook")}</a>
      </p>
    </div>
  );
}

function Ready({ ready: { at, expiresAt, bytes } }: { ready: NonNullable<OwnExport["ready"]> }) {
  const { dateText, momentText } = useDates();
  const size = Math.max(bytes / 1_000_000, 0.1).toFixed(1);
  const values = { at: momentText(at), until: dateText(expiresAt), size };
  return (
    <div className="export-ready">
      <p>{message("ownData.takeReady", values)}</p>
      <p>
        <a className="button button-primary" href={addresses.exportFile} download>
          {message("ownData.takeDownload")}
        </a>
      </p>
    </div>
  );
}
