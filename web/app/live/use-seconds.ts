import { useEffect, useState } from "react";

/** The whole seconds left, with scripts; counted from what the server said, whatever this machine's clock shows. */
export function useSeconds(milliseconds: number): number | undefined {
  const [end, setEnd] = useState<number>();
  const [current, setCurrent] = useState(0);
  useEffect(() => setEnd(performance.now() + milliseconds), [milliseconds]);
  useEffect(() => {
    setCurrent(performance.now());
    const timer = setInterval(() => setCurrent(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return end === undefined || current === 0 ? undefined : Math.max(0, Math.ceil((end - current) / 1000));
}
