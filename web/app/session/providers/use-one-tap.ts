import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { InstanceData } from "../../wire/page-context.ts";

/** S-20: Google's prompt, if the server tells the page to show it. Its code loads late. */
export function useOneTap(): void {
  const clientId = useRouteLoaderData<InstanceData>("root")?.googleClientId;
  useEffect(() => {
    if (clientId !== undefined)
      void import("./one-tap.ts").then(({ promptOneTap }) => promptOneTap(clientId));
  }, [clientId]);
}
