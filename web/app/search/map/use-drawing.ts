import { useEffect, useMemo, useState } from "react";
import type { Place } from "./ask-places.ts";
import { type Atlas, type AtlasName, openAtlas } from "./atlas.ts";
import { type Drawing, drawn } from "./drawing.ts";

/** A map of places, once its outlines are loaded; nothing if they can't be. */
export function useDrawing(
  name: AtlasName,
  places: readonly Place[],
  most: number,
  width: number,
): Drawing | undefined {
  const [atlas, setAtlas] = useState<Atlas>();
  useEffect(() => {
    let isShown = true;
    openAtlas(name).then(
      (opened) => isShown && setAtlas(opened),
      // The list below names every place.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [name]);
  return useMemo(
    () => (atlas && width > 0 ? drawn(name, atlas, places, most, width) : undefined),
    [atlas, name, places, most, width],
  );
}
