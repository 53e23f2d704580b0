interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** K-19. */
const path = "/sw.js";

/** L-07: lets the browser store what it needs offline. A page that the worker did not serve tells it its address. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("candor-worker", { createScriptURL: () => path });
  await serviceWorker.register(policy?.createScriptURL(path) ?? path, { scope: "/", updateViaCache: "none" });
  if (serviceWorker.controller) return;
  const { active } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than its own
  active?.postMessage(`${location.pathname}${location.search}`);
}
