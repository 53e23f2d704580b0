import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Timeline } from "../../app/applications/timeline.tsx";

it("a timeline shows the weekday of each offered interview", () => {
  const meeting = {
    at: "2026-12-01T13:00:00.000Z",
    others: ["2026-12-02T13:00:00.000Z"],
    timeZone: "UTC",
    minutes: 45,
  };
  const actor = { kind: "pro", name: "Ida" } as const;
  const at = "2026-11-27T13:00:00.000Z";
  const entries = [{ at, kind: "moved", status: "interview", actor, meeting }] as const;
  const Component = () => h(Timeline, { entries, side: "seeker" });
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  const page = renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
  for (const day of ["Tue, Dec 1, 2026", "Wed, Dec 2, 2026"]) expect(page).toContain(day);
});
