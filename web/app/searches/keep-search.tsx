import { message } from "@candor/contract/messages/message";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { addresses } from "../addresses.ts";
import { searchOnly } from "../search/parameters.ts";
import { Icon } from "../ui/icon.tsx";
import { tell, tellFailed } from "../ui/notices/tell-failed.ts";
import { useSession } from "../wire/session-data.ts";
import { keptSearch } from "./kept-search.ts";

interface KeepSearchProps {
  readonly criteria: SearchCriteria;
  readonly parameters: URLSearchParams;
  /** Whether it is known to be one of the reader's favorites. */
  readonly isFavorite: boolean;
}

/** Saves the shown search as a favorite, and remembers that it was made. */
export function KeepSearch({ criteria, parameters, isFavorite }: KeepSearchProps) {
  const search = keptSearch(parameters);
  const session = useSession();
  // Keyed by search: answers may arrive after another list is shown.
  const [favorites, setFavorites] = useState<Readonly<Record<string, boolean>>>(
    isFavorite ? { [search ?? ""]: true } : {},
  );
  const favorite = search !== undefined && favorites[search] === true;

  const keep = async (wanted?: boolean): Promise<void> => {
    if (search === undefined) return;
    const { keepSearch } = await import("./own-searches-calls.ts");
    const kept = await keepSearch({ search, criteria, favorite: wanted }, session);
    if (kept === undefined) return tell("too-many-favorites");
    // A press in the meantime wins over the answer to what was only remembered.
    setFavorites((before) => ({ ...before, [search]: wanted ?? before[search] ?? kept }));
  };
  const remember = useEffectEvent(() => {
    // The search can be made again.
    keep().catch(() => undefined);
  });
  useEffect(() => remember(), [search]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep(!favorite).catch(tellFailed);
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
