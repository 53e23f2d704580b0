import { redirect } from "react-router";
import { addresses } from "../../addresses.ts";

/** */
export function loader() {
  return redirect(addresses.account());
}
