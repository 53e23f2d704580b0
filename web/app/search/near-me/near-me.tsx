import { type ComponentType, useEffect, useState } from "react";

/** Next to "near me" results: the browser's position. Without scripts, the message says what to type. */
export function NearMe({ parameters }: { parameters: URLSearchParams }) {
  const [loaded, setLoaded] = useState<{
    readonly AskPosition: ComponentType<{ parameters: URLSearchParams }>;
  }>();
  useEffect(() => {
    import("./ask-position.tsx")
      .then(({ AskPosition }) => setLoaded({ AskPosition }))
      // A place can be typed.
      .catch(() => undefined);
  }, []);
  return loaded && <loaded.AskPosition parameters={parameters} />;
}
