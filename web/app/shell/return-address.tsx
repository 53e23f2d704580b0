import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { isMissing } from "./page-handle.ts";
import { useHandles } from "./use-handles.ts";

/** Where a form that every page has returns to: the page it is on, or home if that is left. */
export function ReturnAddress({ left }: { readonly left?: boolean }) {
  const { pathname, search } = useLocation();
  // An address without a page may spell out another site's: none of it is repeated.
  const isLeft = isMissing(useHandles()) || left;
  return <input type="hidden" name="from" value={isLeft ? addresses.home : `${pathname}${search}`} />;
}
