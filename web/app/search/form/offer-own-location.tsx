import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useLoadedForField } from "./use-loaded-for-field.ts";

/** In the place field: the browser's own position. Its code loads with the focus; it needs scripts. */
export function OwnLocation() {
  const { place, loaded } = useLoadedForField(load);
  const [asks, setAsks] = useState(false);
  if (loaded) return <loaded.code.Locate asks={asks} />;
  return (
    <div className="locate" ref={place}>
      <button
        type="button"
        className="locate-button"
        aria-label={message("location.use")}
        title={message("location.use")}
        onClick={() => {
          setAsks(true);
          place.current?.parentElement?.querySelector("input")?.focus();
        }}
      >
        <Icon name="locate" />
      </button>
    </div>
  );
}

const load = () => import("./locate.tsx");
