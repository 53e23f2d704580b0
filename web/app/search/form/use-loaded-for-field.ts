import { type RefObject, useEffect, useRef, useState } from "react";

interface LoadedForField<Loaded> {
  /** Where it will be placed: next to the field, within the same element. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly loaded: { readonly code: Loaded; readonly input: HTMLInputElement } | undefined;
}

/** Code that a field needs once it has the focus. If it can't be loaded, the field works without. */
export function useLoadedForField<Loaded>(load: () => Promise<Loaded>): LoadedForField<Loaded> {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedForField<Loaded>["loaded"]>();
  useEffect(() => {
    const input = place.current?.parentElement?.querySelector("input");
    if (!input) return undefined;
    const onFocus = () =>
      void load().then(
        (code) => setLoaded({ code, input }),
        () => undefined,
      );
    if (document.activeElement === input) onFocus();
    input.addEventListener("focus", onFocus, { once: true });
    return () => input.removeEventListener("focus", onFocus);
  }, [load]);
  return { place, loaded };
}
