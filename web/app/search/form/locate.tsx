import { message } from "@candor/contract/messages/message";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useNotify } from "../../ui/notices/notices.tsx";
import { forgetPosition, keepPosition, lastPosition, type Position } from "../../wire/stored-position.ts";
import { browserStorage } from "../../wire/stored-values.ts";
import { NoPosition, ownPosition, positionText } from "./own-location.ts";

/**
 * Fills the place field with the browser's position, and offers the last known one. `asks` says whether it was pressed
 * before this code was loaded: then it fills the field at once.
 */
export function Locate({ asks }: { asks: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  // The button that this one replaces is still there.
  const [hasFocus] = useState(() => document.activeElement?.matches(".locate-button") === true);
  useEmptyField(place, setEmpty);

  const fill = (position: Position) => {
    const field = fieldOf(place.current);
    if (!field) return;
    field.value = positionText(position);
    field.focus();
    setEmpty(false);
  };
  const locate = async () => {
    setAsking(true);
    try {
      const position = await ownPosition(navigator.geolocation);
      keepPosition(browserStorage(), position);
      fill(position);
    } catch (error) {
      const key = error instanceof NoPosition ? error.key : "location.positionUnavailable";
      notify({ title: message("location.couldNotGet"), text: message(key), tone: "warning" });
    } finally {
      setAsking(false);
    }
  };
  const locateAtOnce = useEffectEvent(() => {
    if (asks) void locate();
  });
  useEffect(() => locateAtOnce(), []);
  return (
    <div className="locate" ref={place}>
      <button
        type="button"
        className="locate-button"
        aria-label={message("location.use")}
        title={message("location.use")}
        aria-busy={isAsking}
        autoFocus={hasFocus}
        onClick={() => {
          if (!isAsking) void locate();
        }}
      >
        <Icon name="locate" />
      </button>
      {isEmpty && <LastPosition onChoose={fill} onForget={() => fieldOf(place.current)?.focus()} />}
    </div>
  );
}

interface LastPositionProps {
  readonly onChoose: (position: Position) => void;
  readonly onForget: () => void;
}

function LastPosition({ onChoose, onForget }: LastPositionProps) {
  const [position, setPosition] = useState(() => lastPosition(browserStorage()));
  if (!position) return null;
  const forget = () => {
    forgetPosition(browserStorage());
    setPosition(undefined);
    onForget();
  };
  return (
    // Pressing doesn't take the focus from the field, which would close the list under the pointer.
    <div className="last-position" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <button type="button" onClick={() => onChoose(position)}>
        {message("location.last", { position: positionText(position) })}
      </button>
      <button type="button" onClick={forget} aria-label={message("location.forget")}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Whether the field is empty while it, or the list below it, has the focus. */
function useEmptyField(
  place: { readonly current: HTMLElement | null },
  setEmpty: (isEmpty: boolean) => void,
): void {
  useEffect(() => {
    const around = place.current?.parentElement;
    const field = fieldOf(place.current);
    if (!around || !field) return undefined;
    const follow = () => setEmpty(field.value === "" && around.contains(document.activeElement));
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) setEmpty(false);
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setEmpty(false);
    const listening = new AbortController();
    const { signal } = listening;
    // The field may have got the focus before this code loaded.
    follow();
    around.addEventListener("focusin", follow, { signal });
    around.addEventListener("focusout", onLeave, { signal });
    around.addEventListener("input", follow, { signal });
    around.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [place, setEmpty]);
}

function fieldOf(place: HTMLElement | null): HTMLInputElement | null | undefined {
  return place?.parentElement?.querySelector("input");
}
