import { useOutletContext } from "react-router";
import type { ApplyPage, OpenApplyPage } from "./load-apply.ts";

type ShownPage = Extract<ApplyPage, { readonly state: "open" | "applied" }>;

/** What the steps' common page has read; steps are shown in these two states only. */
export function useApplyPage(): ShownPage {
  return useOutletContext<ShownPage>();
}

/** Of a step before sending; nobody else is shown it. */
export function useOpenPage(): OpenApplyPage {
  return useOutletContext<OpenApplyPage>();
}
