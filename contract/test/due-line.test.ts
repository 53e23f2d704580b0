import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerByOf } from "../src/applications/business-days.ts";
import { type DueEvent, type DueLineFacts, dueLine } from "../src/applications/due-line.ts";
import { dueLineFacts } from "../src/applications/due-line-facts.ts";
import { dueLineEnds, dueLineText } from "../src/applications/due-line-text.ts";
import { promisedLine } from "../src/applications/promised-line.ts";

const day = 86_400_000;

/** A Tuesday; ten business days later is Tuesday, November 17. */
const sent = Date.parse("2026-11-03T15:00:00Z");
const on = (date: string) => Date.parse(date.length > 10 ? date : `${date}T12:00:00Z`);
const event = (kind: DueEvent["kind"], date: string): DueEvent => ({ at: on(date), kind });

function facts(now: string, ...events: DueEvent[]): DueLineFacts {
  return { sent, due: answerByOf(sent, 10), now: on(now), events };
}

const daysOf = (line: DueLineFacts, kind: string) =>
  dueLine(line)
    .marks.filter((mark) => mark.kind === kind)
    .map((mark) => mark.day);

describe("the due line", () => {
  it.each<[string, DueLineFacts, string, number]>([
    ["on the day it was sent", facts("2026-11-03"), "open", 0],
    ["on the sixth business day", facts("2026-11-11"), "open", 6],
    ["on a Saturday", facts("2026-11-07"), "open", 3],
    ["on the last day but two", facts("2026-11-13"), "open", 8],
    ["on the last day but one", facts("2026-11-16"), "soon", 9],
    ["in the last millisecond of the last day", facts("2026-11-17T23:59:59.999Z"), "soon", 10],
    ["a millisecond later", facts("2026-11-18T00:00:00Z"), "missed", 10],
    ["answered in time", facts("2026-11-20", event("moved", "2026-11-10")), "kept", 10],
    [
      "answered in the last millisecond",
      facts("2026-11-20", event("moved", "2026-11-17T23:59:59.999Z")),
      "kept",
      10,
    ],
    [
      "answered late",
      facts("2026-11-20", event("closed", "2026-11-18"), event("moved", "2026-11-19")),
      "late",
      10,
    ],
    ["withdrawn before the date", facts("2026-11-20", event("withdrawn", "2026-11-06")), "ended", 3],
    [
      "withdrawn after an answer",
      facts("2026-11-20", event("moved", "2026-11-05"), event("withdrawn", "2026-11-06")),
      "kept",
      3,
    ],
    ["withdrawn after the date", facts("2026-11-20", event("withdrawn", "2026-11-19")), "missed", 10],
  ])("%s", (_, line, state, passed) => {
    expect(dueLine(line)).toMatchObject({ days: 10, state, passed });
  });

  it("marks the last two days while an answer is awaited, and no longer", () => {
    expect(daysOf(facts("2026-11-04"), "soon")).toEqual([9]);
    expect(daysOf(facts("2026-11-04"), "due")).toEqual([10]);
    expect(daysOf(facts("2026-11-04", event("moved", "2026-11-04")), "soon")).toEqual([]);
    expect(daysOf(facts("2026-11-18"), "soon")).toEqual([]);
  });

  it("strikes the date that passed, also after a late answer, and puts the answer behind it", () => {
    const late = facts("2026-11-25", event("closed", "2026-11-18"), event("moved", "2026-11-24"));
    expect(daysOf(facts("2026-11-25"), "missed")).toEqual([10]);
    expect([daysOf(late, "missed"), daysOf(late, "late"), daysOf(late, "due")]).toEqual([[10], [11], []]);
  });

  it("marks today until the date has passed or the application is withdrawn", () => {
    expect(daysOf(facts("2026-11-11", event("moved", "2026-11-10")), "today")).toEqual([6]);
    expect(daysOf(facts("2026-11-18"), "today")).toEqual([]);
    expect(daysOf(facts("2026-11-11", event("withdrawn", "2026-11-10")), "today")).toEqual([]);
    const left = facts("2026-11-11", event("moved", "2026-11-05"), event("withdrawn", "2026-11-06"));
    expect(daysOf(left, "today")).toEqual([]);
  });

  it("draws one event a day: the one that says most", () => {
    const line = facts("2026-11-06", event("viewed", "2026-11-05"), event("moved", "2026-11-05"));
    expect([daysOf(line, "viewed"), daysOf(line, "kept")]).toEqual([[], [2]]);
  });

  it("an event on a weekend is drawn on the business day before it", () => {
    expect(daysOf(facts("2026-11-09", event("viewed", "2026-11-08")), "viewed")).toEqual([3]);
  });

  it("a holiday counts as a business day", () => {
    const before = Date.parse("2026-11-25T12:00:00Z");
    const line = dueLine({ sent: before, due: answerByOf(before, 3), now: on("2026-11-26"), events: [] });
    expect(line).toMatchObject({ days: 3, passed: 1 });
  });

  it("does not depend on the reader's zone, its words do", () => {
    const late = facts("2026-11-17T23:30:00Z");
    const words = (timeZone: string) =>
      dueLineText(late, dueLine(late), (moment) =>
        new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone }).format(moment),
      );
    expect(words("America/New_York")).toBe("Sent Nov 3. Answer due Nov 17. Today is the last business day.");
    expect(words("Asia/Tokyo")).toBe("Sent Nov 4. Answer due Nov 18. Today is the last business day.");
  });

  it("has a tick for each fifth day where there are many", () => {
    const line = promisedLine(60);
    expect(line.marks.map((mark) => mark.day)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
  });
});

const utc = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

describe("the words of the due line", () => {
  it.each<[DueLineFacts, string]>([
    [
      facts("2026-11-11", event("moved", "2026-11-10")),
      "Sent Nov 3. Answer due Nov 17. Today is business day 6 of 10. Answered in time on Nov 10.",
    ],
    [facts("2026-11-03"), "Sent Nov 3. Answer due Nov 17. Counting starts on the next business day."],
    [facts("2026-11-07"), "Sent Nov 3. Answer due Nov 17. Today is not a business day; 3 of 10 have passed."],
    [facts("2026-11-18"), "Sent Nov 3. Answer was due Nov 17. No answer came by then."],
    [
      facts("2026-11-20", event("viewed", "2026-11-05"), {
        ...event("moved", "2026-11-19"),
        status: "interview",
      }),
      "Sent Nov 3. Answer was due Nov 17. Viewed Nov 5. Answered late on Nov 19. Interview Nov 19.",
    ],
    [facts("2026-11-09", event("withdrawn", "2026-11-06")), "Sent Nov 3. Withdrawn Nov 6."],
    [facts("2026-11-20", event("withdrawn", "2026-11-06")), "Sent Nov 3. Withdrawn Nov 6."],
    [
      facts("2026-11-20", event("closed", "2026-11-18"), event("withdrawn", "2026-11-19")),
      "Sent Nov 3. Answer was due Nov 17. Withdrawn Nov 19. No answer came by then.",
    ],
  ])("%j", (line, words) => {
    expect(dueLineText(line, dueLine(line), (moment) => utc.format(moment))).toBe(words);
  });
});

describe("the labels of a due line", () => {
  it.each([
    [facts("2026-11-06"), "Due Nov 17"],
    [facts("2026-11-18"), "Was due Nov 17"],
    [facts("2026-11-09", event("moved", "2026-11-06")), "Due Nov 17"],
    [facts("2026-11-09", event("withdrawn", "2026-11-06")), "Was due Nov 17"],
  ])("%j", (line, end) => {
    const ends = dueLineEnds(line, dueLine(line), (moment) => utc.format(moment));
    expect(ends).toEqual(["Sent Nov 3", end]);
  });
});

describe("the facts of an application", () => {
  const application = {
    created: "2026-11-03T15:00:00.000Z",
    answerBy: "2026-11-17T23:59:59.999Z",
    modified: "2026-11-06T12:00:00.000Z",
  };

  it("nothing is drawn while nothing is promised", () => {
    const { answerBy: _, ...unclaimed } = application;
    expect(dueLineFacts({ ...unclaimed, status: "submitted" }, 0)).toBeUndefined();
  });

  it("a list knows the answer and the withdrawal", () => {
    const answered = { ...application, status: "withdrawn" as const, answeredAt: "2026-11-05T12:00:00.000Z" };
    expect(dueLineFacts(answered, 0)?.events).toEqual([
      event("moved", "2026-11-05"),
      event("withdrawn", "2026-11-06"),
    ]);
  });

  it("a timeline tells all of them", () => {
    const entry = (kind: "viewed" | "edited" | "moved" | "unanswered", at: string) => ({
      kind,
      at: `${at}T12:00:00.000Z`,
      actor: { kind: "software" as const },
    });
    const timeline = [
      entry("viewed", "2026-11-04"),
      entry("edited", "2026-11-05"),
      entry("unanswered", "2026-11-18"),
      { ...entry("moved", "2026-11-19"), status: "offer" as const },
    ];
    expect(dueLineFacts({ ...application, status: "offer", timeline }, 0)?.events).toEqual([
      event("viewed", "2026-11-04"),
      event("closed", "2026-11-18"),
      { ...event("moved", "2026-11-19"), status: "offer" },
    ]);
  });
});

describe("every due line", () => {
  const kinds = fc.constantFrom("viewed", "moved", "withdrawn", "closed");
  const moment = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2030-01-01") });
  const anyFacts = fc
    .record({
      sent: moment,
      days: fc.integer({ min: 1, max: 90 }),
      later: fc.integer({ min: 0, max: 200 * day }),
      events: fc.array(fc.record({ kind: kinds, after: fc.integer({ min: 0, max: 200 * day }) }), {
        maxLength: 6,
      }),
    })
    .map(({ sent: start, days, later, events }): [number, DueLineFacts] => {
      const now = start + later;
      const past = events
        .map(({ kind, after }) => ({ kind, at: start + Math.min(after, later) }))
        .sort((a, b) => a.at - b.at);
      return [days, { sent: start, due: answerByOf(start, days), now, events: past }];
    });

  it("has as many days as were promised, and signs from left to right within it or right behind it", () => {
    fc.assert(
      fc.property(anyFacts, ([days, line]) => {
        const drawn = dueLine(line);
        const places = drawn.marks.map((mark) => mark.day);
        expect(drawn.days).toBe(days);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(Math.min(...places)).toBe(0);
        expect(Math.max(...places)).toBeLessThanOrEqual(days + 1);
        expect(drawn.passed).toBeLessThanOrEqual(days);
      }),
    );
  });

  it("has one end, at most one today and at most one event a day", () => {
    fc.assert(
      fc.property(anyFacts, ([days, line]) => {
        const { marks } = dueLine(line);
        const count = (...of: string[]) => marks.filter(({ kind }) => of.includes(kind)).length;
        expect(
          marks.filter(({ kind }) => kind === "due" || kind === "missed").map((mark) => mark.day),
        ).toEqual([days]);
        expect(count("today")).toBeLessThanOrEqual(1);
        const events = marks.filter(({ kind }) =>
          ["viewed", "moved", "kept", "late", "withdrawn"].includes(kind),
        );
        expect(new Set(events.map((mark) => mark.day)).size).toBe(events.length);
      }),
    );
  });

  it("is green only if the first answer came by the date, and struck only if none did", () => {
    fc.assert(
      fc.property(anyFacts, ([, line]) => {
        const { marks } = dueLine(line);
        const answer = line.events.find(({ kind }) => kind === "moved")?.at;
        expect(marks.some(({ kind }) => kind === "kept")).toBe(answer !== undefined && answer <= line.due);
        if (answer !== undefined && answer <= line.due)
          expect(marks.some(({ kind }) => kind === "missed")).toBe(false);
      }),
    );
  });
});
