import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { useEffect } from "react";
import { useFetcher } from "react-router";

/** Tells the applicant once that it was opened, like the loader of a page without scripts. */
export function useOpening({ id, status }: OrganizationApplicationDetails): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (status === "submitted") void submit({ intent: "open" }, { method: "post" });
  }, [id, status, submit]);
}
