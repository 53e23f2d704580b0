import { apiUnavailable } from "../ui/api-unavailable.tsx";
import { EnvironmentUnavailable } from "../wire/environment.ts";
import { pageEnvironment } from "./environment.ts";
import { isRefused } from "./is-refused.ts";

/** Milliseconds after which a page that nobody has touched reports its use. */
const patience = 5000;

/** C-06, X-01: asks where calls go before the first one is made, and says so where nobody knows. */
export async function start(): Promise<void> {
  if (!isRefused()) whenUsed(report);
  try {
    await pageEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentUnavailable)) throw error;
    apiUnavailable();
  }
}

/** A use that is not reported is missed by nobody. */
function report(): void {
  import("./report-use.ts").then(({ reportUse }) => reportUse()).catch(() => undefined);
}

/** At the first touch of the page, or a while later: what measures a page must not slow its start. */
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
