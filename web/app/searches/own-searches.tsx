import { type ComponentType, useEffect, useState } from "react";

/** In the field for words: while it is empty and has the focus, it offers the searches that were made before. */
export function OwnSearches() {
  const [loaded, setLoaded] = useState<{ readonly Offered: ComponentType }>();
  useEffect(() => {
    import("./offered-searches.tsx")
      .then(({ OfferedSearches }) => setLoaded({ Offered: OfferedSearches }))
      // The search goes on without.
      .catch(() => undefined);
  }, []);
  return loaded && <loaded.Offered />;
}
