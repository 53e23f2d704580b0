import { apiUnavailable } from "../ui/api-unavailable.tsx";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { reportUse } from "./report-use.ts";
import { openWire } from "./wire.ts";

/** C-06, X-01: asks where calls go before the first one is made, and says so where nobody knows. */
export async function start(): Promise<void> {
  try {
    reportUse((await openWire()).parting);
  } catch (error) {
    if (!(error instanceof EnvironmentUnavailable)) throw error;
    apiUnavailable();
  }
}
