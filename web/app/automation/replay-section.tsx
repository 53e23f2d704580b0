import type { ReplayResult } from "@candor/contract/automation/shapes";
import { message } from "@candor/contract/messages/message";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { administrationAddresses } from "../administration-addresses.ts";
import { counted, numberText } from "../wording/counted.ts";
import { DecisionList } from "./decision-list.tsx";

/** M-24: decides again what was decided, and says whether anything differs. */
export function ReplaySection({ result }: { result: ReplayResult | undefined }) {
  return (
    <SettingsSection title={message("automationLog.replay")}>
      <p>{message("automationLog.lead")}</p>
      {result && <Result result={result} />}
      <p>
        <a className="button" href={administrationAddresses.adminDecisions({ replay: "newest" })}>
          {message("automationLog.replayNow")}
        </a>{" "}
        {result?.before !== undefined && (
          <a
            className="button button-quiet"
            href={administrationAddresses.adminDecisions({ replay: result.before })}
          >
            {message("automationLog.replayOlder")}
          </a>
        )}
      </p>
    </SettingsSection>
  );
}

function Result({ result: { replayed, identical, different, unknown } }: { result: ReplayResult }) {
  const others = replayed - identical - unknown;
  if (replayed === 0) return <p role="status">{message("automationLog.nothingToReplay")}</p>;
  if (identical === replayed) return <p role="status">{counted("automationLog.replayed", replayed)}</p>;
  return (
    <>
      <p role="status">
        {message("automationLog.identical", {
          identical: numberText(identical),
          count: numberText(replayed),
        })}{" "}
        {others > 0 && counted("automationLog.differ", others)}{" "}
        {unknown > 0 && counted("automationLog.unknown", unknown)}
      </p>
      <DecisionList decisions={different} />
    </>
  );
}
