import { message } from "@candor/contract/messages/message";
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button.tsx";
import { usePasskeysKnown } from "./use-passkeys-known.ts";

const Try = lazy(() => import("./passkey-try.tsx"));

/**
 * Signing in with a passkey, if the browser supports them. No address is needed: the passkey names its account. The
 * code is loaded with the first try; a new try replaces the one before.
 */
export function PasskeySignIn() {
  const [tries, setTries] = useState(0);
  const isUsable = usePasskeysKnown();
  return (
    <div className={isUsable ? "passkey-sign-in" : "passkey-sign-in passkey-place"}>
      <Button type="button" tone="quiet" onClick={() => setTries(tries + 1)}>
        {message("passkeys.signIn")}
      </Button>
      <div role="status">
        <Suspense>{tries > 0 && <Try key={tries} />}</Suspense>
      </div>
    </div>
  );
}
