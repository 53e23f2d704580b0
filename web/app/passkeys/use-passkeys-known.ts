import { useSyncExternalStore } from "react";

/** Whether the browser knows passkeys; no on the server, and in the first rendering that has to equal it. */
export function usePasskeysKnown(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => "PublicKeyCredential" in globalThis,
    () => false,
  );
}
