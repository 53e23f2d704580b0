import { useRouteLoaderData } from "react-router";
import type { InstanceData } from "../../wire/page-context.ts";

/** S-19: the identity providers of this instance. */
export function useSignInProviders(): InstanceData["signInProviders"] {
  return useRouteLoaderData<InstanceData>("root")?.signInProviders ?? [];
}
