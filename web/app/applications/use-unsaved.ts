import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

/** N-12: whether somebody is about to leave what they changed, and what to do about it. */
export function useUnsaved(): {
  readonly changed: () => void;
  readonly saving: () => void;
  readonly leaving: { readonly leave: () => void; readonly stay: () => void } | undefined;
} {
  const [isDirty, setDirty] = useState(false);
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return {
    changed: () => setDirty(true),
    saving: () => setDirty(false),
    leaving:
      blocker.state === "blocked"
        ? { leave: () => blocker.proceed(), stay: () => blocker.reset() }
        : undefined,
  };
}
