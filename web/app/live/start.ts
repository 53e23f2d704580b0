import { apiUnavailable } from "../ui/api-unavailable.tsx";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { pageEnvironment } from "./environment.ts";
import { isRefused } from "./is-refused.ts";
import { whenUsed } from "./when-used.ts";

/** C-06, X-01: asks where calls go before the first one, and tells the person if that fails. */
export async function start(): Promise<void> {
  if (!isRefused()) whenUsed(report);
  try {
    await pageEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentUnavailable)) throw error;
    apiUnavailable();
  }
}

/** Fails silently: a report that is lost does no harm. */
function report(): void {
  import("./report-use.ts").then(({ reportUse }) => reportUse()).catch(() => undefined);
}
