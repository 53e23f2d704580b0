import { message } from "@candor/contract/messages/message";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { isTyped } from "./is-typed.ts";
import { letSingleKeysAct, singleKeysAct, useSingleKeysAct } from "./single-keys.ts";

/** Says how to see the single keys, with a switch for people they disturb. Without scripts there are none. */
export function DeskKeys() {
  const act = useSingleKeysAct();
  const [shown, setShown] = useState<{ readonly Help: ComponentType<{ onClose: () => void }> }>();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "?" || isTyped(event) || !singleKeysAct()) return;
    event.preventDefault();
    import("./key-help.tsx").then(
      ({ KeyHelp }) => setShown({ Help: KeyHelp }),
      () => undefined,
    );
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <div className="desk-keys">
      <p>
        {message(act ? "search.keys" : "search.keysOff")}{" "}
        <button type="button" onClick={() => letSingleKeysAct(!act)}>
          {message(act ? "search.switchKeysOff" : "search.switchKeysOn")}
        </button>
      </p>
      {shown && <shown.Help onClose={() => setShown(undefined)} />}
    </div>
  );
}
