import { addresses } from "../addresses.ts";
import { showApiUnavailable } from "../ui/api-unavailable.tsx";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { pageEnvironment } from "./environment.ts";
import { isRefused } from "./is-refused.ts";
import { whenUsed } from "./when-used.ts";

/** C-06, X-01: finds out where calls go before the first one, and tells the person if that fails. */
export async function start(): Promise<void> {
  if (import.meta.env.PROD) whenUsed(serveOffline);
  // The offline page makes no calls: it exists for when there is no API.
  if (location.pathname === addresses.offline) return;
  if (!isRefused()) whenUsed(report);
  try {
    await pageEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentUnavailable)) throw error;
    showApiUnavailable();
  }
}

/** L-07. A browser that forbids it works without. */
function serveOffline(): void {
  import("./register-worker.ts").then(({ registerWorker }) => registerWorker()).catch(() => undefined);
}

/** Fails silently: losing a report does no harm. */
function report(): void {
  import("./report-use.ts").then(({ reportUse }) => reportUse()).catch(() => undefined);
}
