import type { Call, Outcome } from "@candor/contract/client";
import { listSearches } from "@candor/contract/searches/routes";
import type { KeptSearch } from "@candor/contract/searches/shapes";
import type { KeptEntry, OwnSearches } from "./kept-search.ts";
import { searchWords } from "./search-words.ts";

/** The searches that the reader's account keeps. */
export async function accountSearches(
  call: Call,
): Promise<OwnSearches | Extract<Outcome<typeof listSearches>, { ok: false }>> {
  const found = await call(listSearches, {});
  if (!found.ok) return found;
  const { recent, favorites } = found.answer;
  return { recent: recent.map(entryOf), favorites: favorites.map(entryOf) };
}

function entryOf({ id, criteria, usedAt }: KeptSearch): KeptEntry {
  return { id, search: queryOf(criteria), words: searchWords(criteria), usedAt };
}

function queryOf(criteria: KeptSearch["criteria"]): string {
  const fields = Object.entries(criteria).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, textOf(item)]),
  );
  return new URLSearchParams(fields).toString();
}

function textOf(value: KeptSearch["criteria"][keyof KeptSearch["criteria"]]): string {
  return typeof value === "object" && "latitude" in value
    ? `${value.latitude}, ${value.longitude}`
    : String(value);
}
