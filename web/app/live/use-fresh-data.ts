import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { addReload } from "./reloads.ts";

/**
 * L-06: the data of the page's routes, and of its fetchers, comes from their loaders. What components load by calls
 * depends on it, and follows.
 */
export function useFreshData(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => addReload(() => void revalidate()), [revalidate]);
}
