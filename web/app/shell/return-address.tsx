import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";
import { isMissing, isOwnPage } from "./page-handle.ts";
import { useHandles } from "./use-handles.ts";

interface ReturnAddressProps {
  /** The form signs out: it returns to no page that needs a session (N-09). */
  readonly signsOut?: boolean;
}

/** Where a form that every page has returns to: the page it is on. */
export function ReturnAddress({ signsOut = false }: ReturnAddressProps) {
  const { pathname, search } = useLocation();
  // An address without a page may spell out another site's: none of it is repeated.
  const handles = useHandles();
  const isLeft = isMissing(handles) || (signsOut && isOwnPage(handles));
  return <input type="hidden" name="from" value={isLeft ? addresses.home : `${pathname}${search}`} />;
}
