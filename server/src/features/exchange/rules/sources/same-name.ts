import { nameKey } from "../../../organizations/rules/name-key.ts";

/** Legal forms, which a board may leave out or add. */
const forms =
  /[\s,.]+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|gmbh|ag|plc|lp|llp|pbc|sa|bv)$/;

/** Whether a row's employer is the organization itself, with or without its legal form. */
export function isSameName(named: string, organization: string): boolean {
  return withoutForm(named) === withoutForm(organization);
}

function withoutForm(name: string): string {
  let key = nameKey(name).replace(/\.$/, "");
  while (forms.test(key)) key = key.replace(forms, "");
  return key;
}
