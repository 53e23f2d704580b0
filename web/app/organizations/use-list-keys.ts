import { type RefObject, useEffect } from "react";
import { useNavigation } from "react-router";
import { singleKeysAct } from "../search/results/single-keys.ts";
import { useKeys } from "./use-keys.ts";

/** In a list, j and k move along the rows, x checks the one that has the focus, o opens it. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useKeys(useNavigation().state !== "idle");
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey || !singleKeysAct()) return;
      if ((event.target as Element).closest("input:not([type=checkbox]), select, textarea")) return;
      event.preventDefault();
      move([...(list.current?.querySelectorAll<HTMLElement>("tbody tr") ?? [])]);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [list]);
}

type Rows = readonly HTMLElement[];

const moves: Readonly<Record<string, (rows: Rows) => void>> = {
  j: (rows) => linkIn(rows[Math.min(placeIn(rows) + 1, rows.length - 1)])?.focus(),
  k: (rows) => linkIn(rows[Math.max(placeIn(rows) - 1, 0)])?.focus(),
  o: (rows) => linkIn(rows[placeIn(rows)])?.click(),
  x: (rows) => rows[placeIn(rows)]?.querySelector<HTMLElement>("input[type=checkbox]")?.click(),
};

function placeIn(rows: Rows): number {
  return rows.findIndex((row) => row.contains(document.activeElement));
}

function linkIn(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>("th a");
}
