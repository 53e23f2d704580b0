import { message } from "@candor/contract/messages/message";
import { useEffect, useId, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { useSession } from "../session/session-data.ts";
import { Icon } from "../ui/icon.tsx";
import type { KeptEntry, OwnSearches } from "./kept-search.ts";
import { forgetOwn, ownSearches } from "./own-searches-calls.ts";

export interface OwnSearchListProps {
  /** One of them is made again. */
  readonly onLeave: () => void;
}

export function OwnSearchList({ onLeave }: OwnSearchListProps) {
  const { signedIn } = useSession();
  const [own, setOwn] = useState<OwnSearches>();
  useEffect(() => {
    // Where they cannot be read there are none to choose from.
    ownSearches({ signedIn }).then(setOwn, () => undefined);
  }, [signedIn]);
  const forget = async (entry: KeptEntry) => {
    // The focus stays in the field: what had it goes away.
    document.getElementById("query")?.focus();
    await forgetOwn(entry);
    setOwn(await ownSearches({ signedIn }));
  };
  if (!own || own.favorites.length + own.recent.length === 0) return null;
  return (
    // Pressing does not take the focus out of the field, which would close the list under the pointer.
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

interface EntriesProps extends OwnSearchListProps {
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
