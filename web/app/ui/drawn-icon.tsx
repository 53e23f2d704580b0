import type { IconNode } from "lucide";
import { createElement } from "react";

/** One of Lucide's icons: as high as its text, and not read out. */
export function DrawnIcon({ lines }: { readonly lines: IconNode }) {
  return (
    <svg
      className="icon"
      aria-hidden
      width="1.125em"
      height="1.125em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
