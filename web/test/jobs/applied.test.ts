import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import Details from "../../app/routes/jobs/details.tsx";

const organization = { id: "2", name: "Harbor Trust", slug: "harbor-trust" };
const day = "2026-11-03T15:00:00.000Z";
const spanish = { field: "languages", label: "Languages", values: [{ value: "Spanish", label: "Spanish" }] };
const job = {
  id: "3",
  title: "Lamp Keeper",
  organization,
  address: {},
  skills: [],
  remote: { kind: "unknown" },
  postedAt: day,
  firstSeenAt: day,
  status: "open",
  life: "published",
  answerBusinessDays: 10,
  description: "",
  places: [],
  languages: ["Spanish"],
  stated: [spanish],
  hosted: true,
  alsoAt: [],
};

function details(changes: object, own?: object): string {
  const page = { job: { ...job, ...changes }, similar: [], now: 0, own };
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: Details }]);
  const hydrationData = { loaderData: { root: {}, page: { shown: page } } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

const own = { applied: true, application: "17" };

describe("the page of a posting", () => {
  it("draws the promise only for somebody who has not applied", () => {
    expect(details({})).toContain("An answer within 10 business days of applying");
    expect(details({}, own)).not.toContain("An answer within 10 business days of applying");
  });

  it("leads an applicant to the application, also once the posting has closed", () => {
    const link = '<a href="/settings/application/17">You applied</a>';
    for (const changes of [{}, { status: "closed", life: "closed", closedAt: day }])
      expect(details(changes, own)).toContain(link);
  });

  it("lists its languages once, with what it says about them", () => {
    expect(details({}).match(/Languages/g)).toHaveLength(1);
  });
});
