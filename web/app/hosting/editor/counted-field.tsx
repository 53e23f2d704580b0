import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Counting } from "./character-count.tsx";

/** A field with a length limit; once the page has loaded, scripts count what is left. */
export function Counted({ children, ...counting }: Counting & { readonly children: ReactNode }) {
  const [Count, setCount] = useState<ComponentType<Counting>>();
  useEffect(() => {
    const load = () =>
      import("./character-count.tsx").then(({ CharacterCount }) => setCount(() => CharacterCount));
    const timer = setTimeout(() => void load(), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      {Count && <Count {...counting} />}
    </>
  );
}
