import { redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { changeSaved } from "../../saved-postings/change-saved.ts";

/** Forms and scripts post here; opening the address leads to the list. */
export function loader() {
  return redirect(addresses.saved());
}

export const action = changeSaved;
