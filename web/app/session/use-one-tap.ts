import { useEffect } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { InstanceData } from "../page-context.ts";
import { isCallback } from "./callback-path.ts";
import { useSession } from "./session-data.ts";

/** S-20, N-15: Google's prompt, where Google is configured and nobody is signed in. Its code comes late. */
export function useOneTap(): void {
  const clientId = useRouteLoaderData<InstanceData>("root")?.googleClientId;
  const { signedIn } = useSession();
  const isWanted = !signedIn && !isCallback(useLocation().pathname);
  useEffect(() => {
    if (clientId !== undefined && isWanted)
      void import("./one-tap.ts").then(({ promptOneTap }) => promptOneTap(clientId));
  }, [clientId, isWanted]);
}
