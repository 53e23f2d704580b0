import { message } from "@candor/contract/messages/message";
import type { PasskeyRequest } from "@candor/contract/passkeys/shapes";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { CeremonyLine } from "./ceremony-line.tsx";
import { useCeremony } from "./use-ceremony.ts";

/** What the page's action is asked for: what to ask the browser, and to take what it answered. */
export const requesting = "request-passkey";
export const using = "use-passkey";

/** What the first of them is answered with. */
export interface Requested {
  readonly request?: PasskeyRequest;
  readonly trouble?: string;
}

/** One try to sign in with a passkey, from its challenge on. */
export default function PasskeyTry() {
  const { data = {}, state, submit } = useFetcher<Requested>();
  useEffect(() => void submit({ intent: requesting }, { method: "post" }), [submit]);
  const ceremony = useCeremony(state === "idle" ? data.request : undefined, using);
  return <CeremonyLine ceremony={ceremony} dismissed={message("passkeys.notUsed")} trouble={data.trouble} />;
}
