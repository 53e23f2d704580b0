import { message } from "@candor/contract/messages/message";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { Icon } from "../ui/icon.tsx";
import { useSession } from "../wire/session-data.ts";
import type { KeptEntry, OwnSearches } from "./kept-search.ts";
import { forgetOwn, ownSearches } from "./own-searches-calls.ts";

export function OfferedSearches() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFieldAround(place, setOpen);
  return (
    <div ref={place} className="own-searches">
      {isOpen && <SearchList onLeave={() => setOpen(false)} />}
    </div>
  );
}

/** Open while the field is empty and the focus is in it or in the list. */
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
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener("focusin", follow, { signal });
    field.addEventListener("focusout", onLeave, { signal });
    field.addEventListener("input", follow, { signal });
    field.addEventListener("keydown", onKey, { signal });
    follow();
    return () => listening.abort();
  }, [place, setOpen]);
}

interface SearchListProps {
  /** Called when one of them is made again. */
  readonly onLeave: () => void;
}

function SearchList({ onLeave }: SearchListProps) {
  const { signedIn } = useSession();
  const [own, setOwn] = useState<OwnSearches>();
  useEffect(() => {
    // If they can't be read, there are none to choose from.
    ownSearches({ signedIn }).then(setOwn, () => undefined);
  }, [signedIn]);
  const forget = async (entry: KeptEntry) => {
    // The focus stays in the field: the element that had it goes away.
    document.getElementById("query")?.focus();
    await forgetOwn(entry);
    setOwn(await ownSearches({ signedIn }));
  };
  if (!own || own.favorites.length + own.recent.length === 0) return null;
  return (
    // Pressing doesn't take the focus from the field, which would close the list under the pointer.
    <div className="own-searches-list" onMouseDown={(event) => event.preventDefault()} role="presentation">
      <Entries
        title={message("settings.favoriteSearches")}
        entries={own.favorites}
        forget={forget}
        onLeave={onLeave}
      />
      <Entries
        title={message("settings.recentSearches")}
        entries={own.recent}
        forget={forget}
        onLeave={onLeave}
      />
    </div>
  );
}

interface EntriesProps extends SearchListProps {
  readonly title: string;
  readonly entries: readonly KeptEntry[];
  readonly forget: (entry: KeptEntry) => Promise<void>;
}

function Entries({ title, entries, forget, onLeave }: EntriesProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.search}>
            <Link to={addresses.search(new URLSearchParams(entry.search))} onClick={onLeave}>
              {entry.words}
            </Link>
            <button
              type="button"
              className="forget"
              onClick={() => void forget(entry)}
              aria-label={message("searches.forgetOne", { search: entry.words })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
