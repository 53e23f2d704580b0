import type { PasskeyCreation, PasskeyRequest } from "@candor/contract/passkey-credentials";
import { useEffect, useState } from "react";
import { useSubmit } from "react-router";

type Options = PasskeyRequest | PasskeyCreation;

/** How the browser's own dialog about a passkey ended, other than with one. */
export type CeremonyEnd = "dismissed" | "impossible";

/**
 * Has the browser's own dialog make or use a passkey as soon as there are options for it, and sends what it answers to
 * the page's action as `credential`, with the intent. New options begin anew; whoever leaves the page ends it.
 */
export function useCeremony(options: Options | undefined, intent: string): CeremonyEnd | undefined {
  const submit = useSubmit();
  const [ended, setEnded] = useState<{ readonly how: CeremonyEnd; readonly of: Options }>();
  useEffect(() => {
    let isLeft = false;
    const hold = async (begun: Options) => {
      const credential = await begin(begun).catch(endOf);
      if (isLeft) return;
      if (typeof credential === "string") setEnded({ how: credential, of: begun });
      else
        await submit(
          { intent, credential: JSON.stringify(credential) },
          { method: "post", preventScrollReset: true },
        );
    };
    if (options) void hold(options);
    return () => {
      isLeft = true;
    };
  }, [options, intent, submit]);
  return ended?.of === options ? ended?.how : undefined;
}

/** The library is loaded when it is first needed. */
async function begin(options: Options) {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  return "rpId" in options
    ? startAuthentication({ optionsJSON: options })
    : startRegistration({ optionsJSON: options });
}

/** Browsers say by one name that somebody said no, waited too long, or has none: which one is nobody's business. */
function endOf(error: unknown): CeremonyEnd {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)
    ? "dismissed"
    : "impossible";
}
