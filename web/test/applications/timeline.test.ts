import type { TimelineEntry } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Timeline } from "../../app/applications/timeline.tsx";

const actor = { kind: "pro", name: "Ida" } as const;
const at = "2026-11-27T13:00:00.000Z";
const meeting = { at: "2026-12-02T13:00:00.000Z", timeZone: "UTC", minutes: 45, place: "Pier 4" };
const invited = { at, kind: "moved", status: "interview", actor, meeting } as const;

function drawn(entries: readonly TimelineEntry[]): string {
  const Component = () => h(Timeline, { entries, side: "seeker" });
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
}

it("a timeline shows the weekday of each offered interview, the earliest first", () => {
  const several = { ...meeting, others: ["2026-12-01T13:00:00.000Z"] };
  expect(drawn([{ ...invited, meeting: several }])).toMatch(/Tue, Dec 1, 2026.*Wed, Dec 2, 2026/);
});

it("a timeline says of an interview's earlier time and place that they no longer hold", () => {
  const later = { ...meeting, at: "2026-12-04T13:00:00.000Z", place: "Pier 5" };
  const moved = { at, kind: "rescheduled", actor, meeting: later } as const;
  expect(drawn([invited])).not.toContain(message("timeline.meetingOver"));
  const [before, after] = drawn([invited, moved]).split(message("timeline.rescheduled"));
  expect(before).toMatch(/Pier 4.*This no longer holds\./);
  expect(after).toContain("Pier 5");
  expect(after).not.toContain(message("timeline.meetingOver"));
});

it("a timeline says that a time is agreed that was proposed before", () => {
  const time = "2026-12-04T13:00:00.000Z";
  const wish = { at, kind: "replied", reply: "another-time", actor, time } as const;
  const moved = { at, kind: "rescheduled", actor, meeting: { ...meeting, at: time } } as const;
  expect(drawn([invited, wish, moved])).toContain(message("timeline.timeAgreed"));
  expect(drawn([invited, moved])).toContain(message("timeline.rescheduled"));
});
