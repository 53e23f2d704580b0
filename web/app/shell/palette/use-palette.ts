import { type ComponentType, useEffect, useState } from "react";

type Palette = ComponentType<{ onClose: () => void }>;

/** M-34: the palette, once Ctrl+K or ⌘K asks for it, and what closes it. Its code is loaded then. */
export function usePalette(): readonly [Palette | undefined, () => void] {
  const [shown, setShown] = useState<{ readonly Palette: Palette }>();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsked =
        event.key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // An editor may use the same keys.
      if (!isAsked || event.defaultPrevented) return;
      event.preventDefault();
      import("./palette.tsx").then(setShown, () => undefined);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return [shown?.Palette, () => setShown(undefined)];
}
