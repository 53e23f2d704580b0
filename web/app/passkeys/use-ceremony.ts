import type { PasskeyCreation, PasskeyRequest } from "@candor/contract/passkeys/shapes";
import { useEffect, useState } from "react";
import { useSubmit } from "react-router";

type Options = PasskeyRequest | PasskeyCreation;

/** The state of the browser's own dialog, or how it ended without a passkey. */
export type Ceremony = "waiting" | "dismissed" | "impossible";

/**
 * Opens the browser's own dialog to make or use a passkey as soon as options for it arrive, and sends the answer to the
 * page's action as `credential`, with the intent. New options start a new dialog; leaving the page ends it. Pass
 * options only once nothing is under way: a request would interrupt the dialog.
 */
export function useCeremony(options: Options | undefined, intent: string): Ceremony | undefined {
  const submit = useSubmit();
  const [last, setLast] = useState<{ readonly is: Ceremony | undefined; readonly of: Options }>();
  useEffect(() => {
    let isLeft = false;
    const hold = async (begun: Options) => {
      setLast({ is: "waiting", of: begun });
      const credential = await begin(begun).catch(endOf);
      if (isLeft) return;
      if (typeof credential === "string") return setLast({ is: credential, of: begun });
      setLast({ is: undefined, of: begun });
      const form = { intent, credential: JSON.stringify(credential) };
      await submit(form, { method: "post", preventScrollReset: true });
    };
    if (options) void hold(options);
    return () => {
      isLeft = true;
    };
  }, [options, intent, submit]);
  return last?.of === options ? last?.is : undefined;
}

/** The library is loaded when first needed. */
async function begin(options: Options) {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  return "rpId" in options
    ? startAuthentication({ optionsJSON: options })
    : startRegistration({ optionsJSON: options });
}

/** Browsers use one name for a refusal, a timeout and having none: which one it was is nobody's business. */
function endOf(error: unknown): Ceremony {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)
    ? "dismissed"
    : "impossible";
}
