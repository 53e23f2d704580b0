import { message } from "@candor/contract/messages/message";
import type { PasskeyRequest } from "@candor/contract/passkey-credentials";
import { useFetcher } from "react-router";
import { Button } from "../ui/button.tsx";
import { CeremonyLine } from "./ceremony-line.tsx";
import { useCeremony } from "./use-ceremony.ts";
import { usePasskeysKnown } from "./use-passkeys-known.ts";

/** What the page's action is asked for: what to ask the browser, and to take what it answered. */
export const requesting = "request-passkey";
export const using = "use-passkey";

/** What the button is answered with. */
export interface Requested {
  readonly request?: PasskeyRequest;
  readonly trouble?: string;
}

/** The way in by a passkey, where the browser knows them. No address is asked for: the passkey names its account. */
export function PasskeySignIn() {
  const asked = useFetcher<Requested>();
  const { data = {}, state } = asked;
  const ceremony = useCeremony(state === "idle" ? data.request : undefined, using);
  if (!usePasskeysKnown()) return null;
  return (
    <asked.Form method="post" className="passkey-sign-in">
      <Button tone="quiet" name="intent" value={requesting} busy={state !== "idle"}>
        {message("passkeys.signIn")}
      </Button>
      <CeremonyLine ceremony={ceremony} dismissed={message("passkeys.notUsed")} trouble={data.trouble} />
    </asked.Form>
  );
}
