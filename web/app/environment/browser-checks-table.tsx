import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { browserChecks, outcomeOf } from "./browser-checks.ts";
import { type CheckResult, ChecksTable } from "./checks-table.tsx";

/** Makes its checks once the page's scripts run; without scripts it says that it can't. Its room is kept until then. */
export function BrowserChecksTable({ serverTime }: { serverTime: number }) {
  const [results, setResults] = useState<Readonly<Record<string, CheckResult>>>({});
  useEffect(() => {
    for (const [name, check] of browserChecks(serverTime))
      void outcomeOf(check).then((result) => setResults((before) => ({ ...before, [name]: result })));
  }, [serverTime]);
  return (
    <>
      <p className="prose checks-unscripted">{message("checks.browserNeedsScripts")}</p>
      <div className="browser-checks">
        <ChecksTable
          caption={message("checks.browser")}
          checks={browserChecks(serverTime).map(([name]) => [name, results[name]])}
        />
      </div>
    </>
  );
}
