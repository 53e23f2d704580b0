import { apiUnavailable } from "../ui/api-unavailable.tsx";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { pageEnvironment } from "./environment.ts";
import { isRefused } from "./is-refused.ts";

/** Milliseconds after which a page that nobody has touched reports its use. */
const patience = 5000;

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

/** At the first interaction, or a while later: measuring must not slow the page's start. */
function whenUsed(act: () => void): void {
  const used = new AbortController();
  const options = { signal: used.signal, capture: true, passive: true };
  const once = () => {
    if (used.signal.aborted) return;
    used.abort();
    act();
  };
  for (const touch of ["pointermove", "pointerdown", "keydown", "scroll"])
    addEventListener(touch, once, options);
  setTimeout(once, patience);
}
