import { lazy, Suspense, useSyncExternalStore } from "react";
import { isDeveloperMode } from "../wire/is-developer-mode.ts";
import { browserStorage } from "../wire/stored-values.ts";
import { followSwitches } from "./follow-switches.ts";

const Panel = lazy(() => import("./panel.tsx"));

/** Appears at the end of a page in developer mode, while calls are traced or frames are shown. Loaded only then. */
export function DeveloperPanel() {
  const isOn = useSyncExternalStore(
    followSwitches,
    () => isDeveloperMode(browserStorage()),
    () => false,
  );
  return (
    isOn && (
      <Suspense>
        <Panel />
      </Suspense>
    )
  );
}
