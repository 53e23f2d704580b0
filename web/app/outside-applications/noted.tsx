import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PartnerApply } from "@candor/contract/outside-applications/shapes";
import { useEffect, useState } from "react";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";

interface NotedProps {
  readonly outcome:
    | { readonly state: "noted" | "no-scripts" }
    | { readonly state: "kept"; readonly made: PartnerApply };
  /** The posting's title. */
  readonly title: string;
}

const signIn = addresses.login("sign-in", new URLSearchParams({ redirect: addresses.elsewhere }));

/** Where the recorded application is. */
export function Noted({ outcome, title }: NotedProps) {
  const kept = useKept(outcome.state === "kept" ? outcome.made : undefined, title);
  if (outcome.state === "noted")
    return (
      <p role="status">
        {message("outside.noted")} <a href={addresses.elsewhere}>{message("outside.title")}</a>
      </p>
    );
  return (
    <div role="status">
      <p>
        {outcome.state === "kept" && kept !== "refused"
          ? message("outside.notedHere", { days: limits.partnerApplyDays })
          : message("outside.noScripts")}
      </p>
      <div className="actions">
        <ButtonLink to={signIn} tone="quiet">
          {message("login.signIn")}
        </ButtonLink>
        {kept === "kept" && <a href={addresses.appliedHere}>{message("outside.here")}</a>}
      </div>
    </div>
  );
}

/** Keeps it in this browser, if the browser allows it. */
function useKept(made: PartnerApply | undefined, title: string): "kept" | "refused" | undefined {
  const [state, setState] = useState<"kept" | "refused">();
  useEffect(() => {
    if (!made) return;
    import("./browser/partner-applies.ts")
      .then(({ keepPartnerApply }) => keepPartnerApply({ ...made, title }))
      .then(
        () => setState("kept"),
        () => setState("refused"),
      );
  }, [made, title]);
  return state;
}
