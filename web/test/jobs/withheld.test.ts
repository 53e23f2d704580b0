import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import Apply from "../../app/routes/applications/apply.tsx";
import Details from "../../app/routes/jobs/details.tsx";
import OneElsewhere from "../../app/routes/outside-applications/one-elsewhere.tsx";

const organization = { id: "2", name: "Harbor Trust", slug: "harbor-trust" };
const job = {
  id: "3",
  title: "Lamp Keeper",
  organization,
  address: {},
  skills: [],
  remote: { kind: "unknown" },
  postedAt: "2026-11-03T15:00:00.000Z",
  firstSeenAt: "2026-11-03T15:00:00.000Z",
  status: "closed",
  life: "paused",
  description: "",
  places: [],
  languages: [],
  stated: [],
  closedAt: "2026-11-09T15:00:00.000Z",
  hosted: false,
  alsoAt: [],
};
const withheldAt = "2026-11-09T15:00:00.000Z";

function shown(Component: () => React.ReactNode, page: object): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const hydrationData = { loaderData: { root: {}, page } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

function details(changes: object): string {
  const signals = { signals: [], compared: true };
  const page = { job: { ...job, ...changes }, similar: [], now: 0, found: signals };
  return shown(Details, { shown: page });
}

describe("M-11 a posting that was taken down after a report", () => {
  it("says so on its page, and no more than its name", () => {
    const page = details({ withheldAt });
    expect(page).toContain("This job was taken down on Nov 9, 2026 after a report.");
    for (const left of ["was closed", "is paused", "warning signs", "No pay stated", "is this posting yours"])
      expect(page.toLowerCase()).not.toContain(left.toLowerCase());
    expect(page).not.toMatch(/href="(?:https?:|[^"]*(?:apply|report))/);
  });

  it("isn't said to be closed or paused like any other", () => {
    const page = details({});
    expect(page).toContain("This job was closed on");
    expect(page).toContain("warning signs");
  });

  it("says so where somebody records having applied at its source, without the link there", () => {
    const application = {
      title: "Lamp Keeper",
      url: "https://towers.example/9",
      stage: "submitted",
      notes: "",
    };
    const page = shown(OneElsewhere, { application, withheldAt });
    expect(page).toContain("This job was taken down on Nov 9, 2026 after a report.");
    expect(page).not.toContain("towers.example");
    expect(shown(OneElsewhere, { application })).toContain("towers.example");
  });

  it("says so in place of Easy Apply", () => {
    const page = shown(Apply, { state: "closed", job: { ...job, withheldAt } });
    expect(page).toContain("This job was taken down");
    expect(page).not.toContain("This job is closed");
    expect(shown(Apply, { state: "closed", job })).toContain("This job is closed");
    const application = { id: "9", status: "viewed", created: withheldAt, answeredAt: undefined };
    const applied = shown(Apply, { state: "applied", job: { ...job, withheldAt }, application, now: 0 });
    expect(applied).toContain("This job was taken down on Nov 9, 2026 after a report.");
  });
});
