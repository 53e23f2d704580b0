import { redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { changeHidden } from "../../own-lists/change-hidden.ts";

/** Forms and scripts post here; opening the address leads to the list. */
export function loader() {
  return redirect(addresses.hidden);
}

export const action = changeHidden;
