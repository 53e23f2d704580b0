import { answerByOf } from "@candor/contract/applications/business-days";
import { type DueEvent, dueLine } from "@candor/contract/applications/due-line";
import { promisedLine } from "@candor/contract/applications/promised-line";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Drawing } from "../../app/ui/due-line/drawing.tsx";

const sent = Date.parse("2026-11-03T15:00:00Z");

function drawn(now: string, ...events: DueEvent[]): string {
  const line = dueLine({ sent, due: answerByOf(sent, 10), now: Date.parse(now), events });
  return renderToStaticMarkup(h(Drawing, { line }));
}

/** Where each sign is drawn. */
function places(markup: string): Record<string, string[]> {
  const found = [...markup.matchAll(/class="due-mark-(\w+)" x="([\d.]+%)"/g)];
  const grouped = Object.groupBy(found, ([, kind = ""]) => kind);
  return Object.fromEntries(
    Object.entries(grouped).map(([kind, marks = []]) => [kind, marks.map(([, , x = ""]) => x)]),
  );
}

describe("the drawing of a due line", () => {
  it("has each sign at its day's share of the line", () => {
    const answered = { at: Date.parse("2026-11-10T12:00:00Z"), kind: "moved" } as const;
    expect(places(drawn("2026-11-11T12:00:00Z", answered))).toMatchObject({
      sent: ["0%"],
      kept: ["50%"],
      today: ["60%"],
      due: ["100%"],
    });
  });

  it("ends behind the date where an answer came late", () => {
    const late = { at: Date.parse("2026-11-24T12:00:00Z"), kind: "moved" } as const;
    const { missed = [], late: check } = places(drawn("2026-11-25T12:00:00Z", late));
    expect(Number.parseFloat(missed[0] ?? "")).toBeCloseTo(1000 / 11);
    expect(check).toEqual(["100%"]);
  });

  it("is not read out, and runs no script", () => {
    const markup = drawn("2026-11-11T12:00:00Z");
    expect(markup).toMatch(/^<svg class="due-drawing due-open" aria-hidden="true">/);
    expect(markup).not.toContain("<script");
  });

  it("tells each sign from the others by its shape: a date that passed is no bolder tick", () => {
    const shape = (markup: string, kind: string) =>
      new RegExp(`class="due-mark-${kind}"[^>]*>(.*?)</svg>`).exec(markup)?.[1];
    const open = drawn("2026-11-11T12:00:00Z", { at: sent, kind: "viewed" });
    const missed = drawn("2026-11-18T12:00:00Z", { at: sent, kind: "withdrawn" });
    const shapes = [
      ...["sent", "day", "soon", "due", "today", "viewed"].map((kind) => shape(open, kind)),
      ...["withdrawn"].map((kind) => shape(missed, kind)),
      shape(drawn("2026-11-18T12:00:00Z"), "missed"),
    ];
    expect(shapes).not.toContain(undefined);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("of a promise has ticks only", () => {
    const markup = renderToStaticMarkup(h(Drawing, { line: promisedLine(3) }));
    expect(Object.keys(places(markup)).sort()).toEqual(["day", "due", "sent"]);
  });
});
