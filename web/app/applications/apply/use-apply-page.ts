import { useOutletContext } from "react-router";
import type { ApplyPage, OpenApplyPage } from "./load-apply.ts";

type ShownPage = Extract<ApplyPage, { readonly state: "open" | "applied" }>;

/** The data of the steps' common page; steps are shown in only these two states. */
export function useApplyPage(): ShownPage {
  return useOutletContext<ShownPage>();
}

/** For a step before sending; it is shown in no other state. */
export function useOpenPage(): OpenApplyPage {
  return useOutletContext<OpenApplyPage>();
}
