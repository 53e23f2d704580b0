import { currentLocale } from "@candor/contract/messages/locale";
import { defaultLocale } from "@candor/contract/messages/locales";
import { trustedPolicy } from "../ui/trusted-policy.ts";

/** K-19. */
const path = "/sw.js";

/** L-07: lets the browser store what it needs offline. A page that the worker did not serve tells it its address. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const address = workerAddress(currentLocale());
  const policy = trustedPolicy("candor-worker", { createScriptURL: () => address });
  await serviceWorker.register(policy.createScriptURL(address), {
    scope: "/",
    updateViaCache: "none",
  });
  if (serviceWorker.controller) return;
  const { active } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than its own
  active?.postMessage(`${location.pathname}${location.search}`);
}

/** Another locale's worker is another one: the browser installs it when the person changes the language. */
function workerAddress(locale: string): string {
  return locale === defaultLocale ? path : `${path}?locale=${locale}`;
}
