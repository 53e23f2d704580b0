import { dueLine } from "@candor/contract/applications/due-line";
import { dueLineFacts, type Promised } from "@candor/contract/applications/due-line-facts";
import { dueLineText } from "@candor/contract/applications/due-line-text";
import type { DueLine, DueMark } from "@candor/contract/applications/promised-line";
import type { ReactNode } from "react";
import { dateText } from "../../../platform/mail/date-text.ts";
import type { Figure } from "../../../platform/mail/letter.ts";
import { look } from "../../../platform/mail/look.ts";
import { createElement as h } from "../../../platform/react.ts";

/** The due line as table cells, because mail programs drop drawings, and in words. Undefined without a date. */
export function dueFigure(application: Promised, now: number, zone: string | null): Figure | undefined {
  const facts = dueLineFacts(application, now);
  if (!facts) return undefined;
  const line = dueLine(facts);
  const text = dueLineText(facts, line, (moment) => dateText(moment, zone), dateText(now, zone));
  const words = h(
    "p",
    { key: "words", style: { margin: "6px 0 0", color: look.inkSoft, fontSize: "14px" } },
    text,
  );
  return { text, html: [dueTable(line), words] };
}

/** For lists: only the cells, because the words are next to them. */
export function dueTable(line: DueLine): ReactNode {
  const days = line.marks.filter(isTick).map(({ day }) => day);
  const columns = line.marks.some(({ day }) => day > line.days) ? [...days, line.days + 1] : days;
  const rows: [string, (day: number) => ReactNode][] = [
    ["events", (day) => sign(line, day, events)],
    ["ticks", (day) => tick(line, day)],
    ["today", (day) => sign(line, day, { today: ["▲", line.state === "soon" ? look.due : look.ink] })],
  ];
  return h(
    "table",
    {
      key: "line",
      role: "presentation",
      "aria-hidden": true,
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      style: tableStyle,
    },
    h(
      "tbody",
      null,
      rows.map(([name, cell]) =>
        h(
          "tr",
          { key: name },
          columns.map((day) => h("td", { key: day, style: cellStyle }, cell(day))),
        ),
      ),
    ),
  );
}

const ticks: readonly DueMark["kind"][] = ["sent", "day", "soon", "due", "missed"];

function isTick({ kind }: DueMark): boolean {
  return ticks.includes(kind);
}

const tableStyle = { maxWidth: "30rem", tableLayout: "fixed", borderCollapse: "collapse" } as const;
const cellStyle = { padding: 0, textAlign: "center", fontSize: "14px", lineHeight: "18px" } as const;

type Signs = Readonly<Partial<Record<DueMark["kind"], readonly [text: string, color: string]>>>;

const events: Signs = {
  kept: ["✓", look.answered],
  late: ["✓", look.ink],
  withdrawn: ["×", look.ink],
  moved: ["◆", look.ink],
  viewed: ["○", look.ink],
};

/** A line of many days doesn't have a cell for each: a mark goes into the first cell that reaches its day. */
function sign(line: DueLine, day: number, signs: Signs): ReactNode {
  const before = line.marks.filter((mark) => isTick(mark) && mark.day < day).at(-1)?.day ?? -1;
  const here = line.marks.filter((mark) => mark.day > before && mark.day <= day).toReversed();
  const [text, color] = here.map(({ kind }) => signs[kind]).find((found) => found !== undefined) ?? [
    " ",
    look.ink,
  ];
  return h("span", { style: { color } }, text);
}

/** The tick of a day: tall at the end, struck if the date has passed, on a strong line up to the present. */
function tick(line: DueLine, day: number): ReactNode {
  const kind = line.marks.find((mark) => mark.day === day && isTick(mark))?.kind;
  const waiting = line.state === "open" || line.state === "soon";
  const color = kind === "soon" || (kind === "due" && waiting) ? look.due : look.ink;
  const under =
    day > line.days ? "none" : day <= line.passed ? `3px solid ${look.ink}` : `1px solid ${look.rule}`;
  const isStruck = kind === "missed";
  const style = { color, borderBottom: under, ...(isStruck && { textDecoration: "line-through" }) };
  return h("div", { style }, kind === undefined ? " " : tickText[kind]);
}

const tickText: Readonly<Partial<Record<DueMark["kind"], string>>> = {
  sent: "●",
  day: "¦",
  soon: "|",
  due: "┃",
  missed: "▯",
};
