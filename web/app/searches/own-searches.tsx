import { type ComponentType, useEffect, useRef, useState } from "react";
import type { OwnSearchListProps } from "./own-search-list.tsx";

/** Under the field for words while that is empty and has the focus: the searches that were made before. */
export function OwnSearches() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFieldAround(place, setOpen);
  const List = useList(isOpen);
  return (
    <div ref={place} className="own-searches">
      {isOpen && List && <List onLeave={() => setOpen(false)} />}
    </div>
  );
}

function useFieldAround(
  place: { readonly current: HTMLDivElement | null },
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const field = place.current?.parentElement;
    const input = field?.querySelector("input");
    if (!field || !input) return undefined;
    const follow = () => setOpen(input.value === "" && field.contains(document.activeElement));
    const onKey = (event: KeyboardEvent) => {
      const first = place.current?.querySelector("a");
      if (!first || (event.key !== "ArrowDown" && event.key !== "Escape")) return;
      event.preventDefault();
      (event.key === "Escape" ? input : first).focus();
      if (event.key === "Escape") setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener("focusin", follow, { signal });
    field.addEventListener("input", follow, { signal });
    field.addEventListener("keydown", onKey, { signal });
    field.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) setOpen(false);
      },
      { signal },
    );
    follow();
    return () => listening.abort();
  }, [place, setOpen]);
}

/** Its code comes when it is first shown. */
function useList(isWanted: boolean): ComponentType<OwnSearchListProps> | undefined {
  const [list, setList] = useState<{ readonly List: ComponentType<OwnSearchListProps> }>();
  useEffect(() => {
    if (!isWanted) return;
    import("./own-search-list.tsx")
      .then(({ OwnSearchList }) => setList({ List: OwnSearchList }))
      // The search goes on without.
      .catch(() => undefined);
  }, [isWanted]);
  return list?.List;
}
