import { message } from "@candor/contract/messages/message";
import { letSingleKeysAct, useSingleKeysAct } from "./single-keys.ts";

/** What single keys do in the list, and the switch for whom they get in the way of. Without scripts there are none. */
export function DeskKeys() {
  const act = useSingleKeysAct();
  return (
    <p className="desk-keys">
      {message(act ? "search.keys" : "search.keysOff")}{" "}
      <button type="button" onClick={() => letSingleKeysAct(!act)}>
        {message(act ? "search.switchKeysOff" : "search.switchKeysOn")}
      </button>
    </p>
  );
}
