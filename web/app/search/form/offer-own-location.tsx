import { type ComponentType, useEffect, useState } from "react";

/** In the field for a place: the browser's own. Without scripts there is none to ask for. */
export function OwnLocation() {
  const [loaded, setLoaded] = useState<{ readonly Locate: ComponentType }>();
  useEffect(() => {
    import("./locate.tsx")
      .then(({ Locate }) => setLoaded({ Locate }))
      // A place can be typed.
      .catch(() => undefined);
  }, []);
  return loaded && <loaded.Locate />;
}
