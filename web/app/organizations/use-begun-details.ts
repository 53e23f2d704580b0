import type { OrganizationDetails } from "@candor/contract/organizations/details-shapes";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useGuard } from "../ui/unsaved/guarded-forms.tsx";
import { textOf } from "../wire/text-of.ts";
import type { RefusedDetails } from "./details-action.ts";

/**
 * The version that the details' form was made from, and how often it started over. When somebody else changes them, it
 * starts over, unless it has edits: then saving them shows both versions. After a save of its own, it stays as it is.
 */
export function useBegunDetails(
  place: RefObject<HTMLElement | null>,
  organization: OrganizationDetails,
  refused: RefusedDetails | undefined,
) {
  const { isUnsaved } = useGuard();
  const { formData } = useNavigation();
  const [begun, setBegun] = useState({ version: organization.version, times: 0 });
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (formData?.get("intent") === "text") sent.current = formData;
  }, [formData]);
  // Decided before the browser paints: only the form knows what was typed into it.
  const follow = useEffectEvent(() => {
    const { version } = refused?.saved ?? organization;
    const form = place.current?.querySelector("form");
    if (version === begun.version) return;
    if (refused?.saved || isSaved(sent.current, organization)) setBegun({ ...begun, version });
    else if (!refused && !(form && isUnsaved(form))) setBegun({ version, times: begun.times + 1 });
  });
  useLayoutEffect(() => follow(), [organization, refused]);
  return begun;
}

function isSaved(sent: FormData | undefined, { about = "", site = "" }: OrganizationDetails): boolean {
  return sent !== undefined && textOf(sent, "about").trim() === about && textOf(sent, "site").trim() === site;
}
