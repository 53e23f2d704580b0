import { message } from "@candor/contract/messages/message";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { addresses } from "../addresses.ts";
import { searchOnly } from "../search/parameters.ts";
import { Icon } from "../ui/icon.tsx";
import { useNotify } from "../ui/notices.tsx";
import { tellFailed } from "../ui/tell-failed.ts";
import { useSession } from "../wire/session-data.ts";
import { keptSearch } from "./kept-search.ts";

interface KeepSearchProps {
  readonly criteria: SearchCriteria;
  readonly parameters: URLSearchParams;
}

/** Saves the shown search as a favorite, and remembers that it was made. */
export function KeepSearch({ criteria, parameters }: KeepSearchProps) {
  const search = keptSearch(parameters);
  const session = useSession();
  const notify = useNotify();
  // Keyed by search: answers may arrive after another list is shown.
  const [favorites, setFavorites] = useState<Readonly<Record<string, boolean>>>({});
  const favorite = search !== undefined && favorites[search] === true;

  /** Whether there was room for it. */
  const keep = async (wanted?: boolean): Promise<boolean> => {
    if (search === undefined) return true;
    const { keepSearch } = await import("./own-searches-calls.ts");
    const sent = { search, criteria, ...(wanted !== undefined && { favorite: wanted }) };
    const kept = await keepSearch(sent, session);
    // A press in the meantime wins over the answer to what was only remembered.
    if (kept !== undefined)
      setFavorites((before) =>
        wanted === undefined ? { [search]: kept, ...before } : { ...before, [search]: kept },
      );
    return kept !== undefined;
  };
  const remember = useEffectEvent(() => {
    // The search can be made again.
    keep().catch(() => undefined);
  });
  useEffect(() => remember(), [search]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void keep(!favorite)
      .then((hasRoom) => hasRoom || notify({ text: message("problem.tooManyFavorites"), tone: "warning" }))
      .catch(tellFailed);
  };

  if (search === undefined) return null;
  return (
    <form className="keep-search" method="post" action={addresses.keptSearches} onSubmit={onSubmit}>
      <input type="hidden" name="act" value="keep" />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="from" value={addresses.search(searchOnly(parameters))} />
      <button name="favorite" value={String(!favorite)} data-kept={favorite || undefined}>
        <Icon name="star" />
        {message(favorite ? "searches.kept" : "searches.keep")}
        {favorite && <span className="visually-hidden">: {message("searches.stopKeeping")}</span>}
      </button>
    </form>
  );
}
