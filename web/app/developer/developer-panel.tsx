import { lazy, Suspense } from "react";
import { useDeveloper } from "./switches.ts";

const Panel = lazy(() => import("./panel.tsx"));

/** Stands at the end of a page while calls are traced or frames are shown in this browser. Its code is loaded then. */
export function DeveloperPanel() {
  const { switches = "" } = useDeveloper();
  if (!/trace|frames/.test(switches)) return null;
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
