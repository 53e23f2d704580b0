import type { ReactNode } from "react";
import { createElement as h } from "../react.ts";
import { look } from "./look.ts";

/** One line of what a mail states, as on a receipt. */
export type Line = readonly [label: string, value: string];

/** Hairlines between the lines and a double rule below the last. */
export function statement(lines: readonly Line[]): ReactNode {
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style: frame },
    h(
      "tbody",
      null,
      lines.map(([label, value], at) =>
        h(
          "tr",
          { key: at },
          h("td", { style: { ...cell(at), width: "38%", color: look.inkSoft, fontSize: "14px" } }, label),
          h("td", { style: cell(at) }, value),
        ),
      ),
    ),
  );
}

const frame = {
  margin: "20px 0",
  borderTop: `1px solid ${look.ink}`,
  borderBottom: `4px double ${look.ink}`,
};

function cell(at: number) {
  return {
    padding: "10px 12px 10px 0",
    verticalAlign: "top",
    ...(at > 0 && { borderTop: `1px solid ${look.rule}` }),
  };
}
