import { type ReactNode, useEffect, useRef } from "react";

/** K-11, in milliseconds. */
const duration = 170;

/** Shakes its content when a new refusal arrives, unless the person wants less motion. */
export function Shaken({ by, children }: { by: object | undefined; children: ReactNode }) {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (by === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    held.current?.animate({ translate: ["0", "-6px", "6px", "-3px", "0"] }, duration);
  }, [by]);
  return <div ref={held}>{children}</div>;
}
