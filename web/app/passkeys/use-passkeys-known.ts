import { useSyncExternalStore } from "react";

/** Whether the browser supports passkeys; false on the server and in the first rendering, which must match it. */
export function usePasskeysKnown(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => "PublicKeyCredential" in globalThis,
    () => false,
  );
}
