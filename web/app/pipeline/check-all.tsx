import { message } from "@candor/contract/messages/message";
import { useSyncExternalStore } from "react";

/** Checks every row of its form, or none. Appears only with scripts, which it needs. */
export function CheckAll() {
  const hydrated = useSyncExternalStore(never, yes, no);
  if (!hydrated) return null;
  return (
    <label className="check-all">
      <input
        type="checkbox"
        data-unasked=""
        onChange={({ currentTarget: { checked, form } }) => {
          for (const box of form?.querySelectorAll<HTMLInputElement>("input[name=checked]") ?? [])
            box.checked = checked;
        }}
      />
      <span>{message("pipeline.checkAll")}</span>
    </label>
  );
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
