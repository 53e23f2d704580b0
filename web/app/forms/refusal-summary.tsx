import { message } from "@candor/contract/messages/message";
import { useMemo } from "react";
import { FaultSummary } from "./fault-summary.tsx";
import type { Refusal } from "./refusal.ts";

/** Why a form was refused, above it. */
export function RefusalSummary({ refusal }: { refusal: Refusal | undefined }) {
  const shown = useMemo(() => {
    if (!refusal) return undefined;
    const faults = Object.entries(refusal.errors).map(([field, text]) => ({ field, text }));
    return { faults, trouble: refusal.trouble };
  }, [refusal]);
  const title = refusal?.title ?? message(refusal?.incomplete ? "form.requiredMissing" : "login.lookAgain");
  return <FaultSummary refusal={shown} title={title} />;
}
