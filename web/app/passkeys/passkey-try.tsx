import { message } from "@candor/contract/messages/message";
import type { PasskeyRequest } from "@candor/contract/passkeys/shapes";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { CeremonyLine } from "./ceremony-line.tsx";
import { useCeremony } from "./use-ceremony.ts";

/** The page's action handles two requests: get the browser's options, and check the browser's answer. */
export const requesting = "request-passkey";
export const using = "use-passkey";

/** The answer to the first of them. */
export interface Requested {
  readonly request?: PasskeyRequest;
  readonly trouble?: string;
}

/** One try to sign in with a passkey, starting from its challenge. */
export default function PasskeyTry() {
  const { data = {}, state, submit } = useFetcher<Requested>();
  useEffect(() => void submit({ intent: requesting }, { method: "post" }), [submit]);
  const ceremony = useCeremony(state === "idle" ? data.request : undefined, using);
  return <CeremonyLine ceremony={ceremony} dismissed={message("passkeys.notUsed")} trouble={data.trouble} />;
}
