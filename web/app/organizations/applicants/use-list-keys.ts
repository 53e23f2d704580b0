import { type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { type ListStage, movedByKey } from "../../pipeline/list-stages.ts";
import { singleKeysAct } from "../../search/results/single-keys.ts";
import { useKeys } from "./use-keys.ts";

/**
 * In a list, j and k move along the rows or cards, x checks the focused one, o opens it, a digit moves it to a stage,
 * and d goes to the reasons for declining it.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  moveTo: (id: string, stage: ListStage) => void,
): void {
  useKeys(useNavigation().state !== "idle");
  const moving = useRef(moveTo);
  moving.current = moveTo;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.key] ?? stageAct(event.key, moving.current);
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || !singleKeysAct()) return;
      if ((event.target as Element).closest("input:not([type=checkbox]), select, textarea")) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-application]") ?? [])];
      event.preventDefault();
      act(rows, list.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [list]);
}

/** Checks an application and goes to the reasons: nobody is declined without one. */
export function declineIn(list: HTMLElement | null, id: string | undefined): void {
  const box = boxIn(list?.querySelector<HTMLElement>(`[data-application="${id}"]`));
  if (box && !box.checked) box.click();
  const stage = list?.querySelector<HTMLSelectElement>("select[name=moveTo]");
  if (stage) stage.value = "declined";
  list?.querySelector<HTMLSelectElement>("select[name=reason]")?.focus();
}

type Rows = readonly HTMLElement[];
type Act = (rows: Rows, list: HTMLElement | null) => void;

const acts: Readonly<Record<string, Act>> = {
  j: (rows) => linkIn(rows[Math.min(placeIn(rows) + 1, rows.length - 1)])?.focus(),
  k: (rows) => linkIn(rows[Math.max(placeIn(rows) - 1, 0)])?.focus(),
  o: (rows) => linkIn(rows[placeIn(rows)])?.click(),
  x: (rows) => boxIn(rows[placeIn(rows)])?.click(),
  d: (rows, list) => declineIn(list, rows[placeIn(rows)]?.dataset["application"]),
};

/** 1, 2 and 3 are the stages that need no reason. */
function stageAct(key: string, moveTo: (id: string, stage: ListStage) => void): Act | undefined {
  const stage = movedByKey[Number(key) - 1];
  if (!stage) return undefined;
  return (rows) => {
    const row = rows[placeIn(rows)];
    if (row && boxIn(row)) moveTo(row.dataset["application"] ?? "", stage);
  };
}

function placeIn(rows: Rows): number {
  return rows.findIndex((row) => row.contains(document.activeElement));
}

function linkIn(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>("a");
}

/** Only an application that can be answered has one. */
function boxIn(row: HTMLElement | null | undefined): HTMLInputElement | null | undefined {
  return row?.querySelector<HTMLInputElement>("input[type=checkbox]");
}
