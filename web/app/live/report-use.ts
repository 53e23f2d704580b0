import type { Ask } from "../wire/request.ts";
import { measure, metric, takeMeasurements } from "./measurements.ts";
import { openWire } from "./wire.ts";

/** Sends measurements (C-17) and acts (C-18). */
export async function reportUse(): Promise<void> {
  const { parting: ask } = await openWire();
  void measureLoading();
  sendWhenLeft(ask);
  for (const event of ["click", "submit"])
    document.addEventListener(event, ({ target }) => sendAct(ask, event, target), { capture: true });
}

/** https://web.dev/articles/vitals */
async function measureLoading(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value, rating }) => measure(`web-vital.${name}`, value, { rating }));
}

/**
 * Runs when the page is hidden, the last that a page hears before its end. Comes after the document's listeners, which
 * take the last measurements.
 */
function sendWhenLeft(ask: Ask): void {
  addEventListener("visibilitychange", () => {
    const body = document.visibilityState === "hidden" ? takeMeasurements() : [];
    // Losing a measurement does no harm.
    if (body.length > 0) ask("recordMetrics", { body: [...body] }).catch(() => undefined);
  });
}

/** The form that is sent or the link that is followed names an act in `data-act`. */
function sendAct(ask: Ask, event: string, target: EventTarget | null): void {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-act]") : null;
  const isMeant = element instanceof HTMLFormElement ? event === "submit" : event === "click";
  const act = element?.dataset["act"];
  if (isMeant && act !== undefined) ask("recordAction", { body: [metric(act)] }).catch(() => undefined);
}
