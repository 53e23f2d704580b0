import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import AnswersDue from "../../app/routes/organizations/answers-due.tsx";
import OrganizationJob from "../../app/routes/organizations/organization-job.tsx";

const listed = {
  applications: [],
  counts: { jobs: [], stage: { all: 0 }, due: {}, assigned: [], tags: [], unread: 0 },
  total: 0,
  from: 0,
  now: 0,
  decisions: [],
  templates: [],
  views: [],
  presence: [],
};
const organization = { id: "4", name: "Harbor Trust", slug: "harbor-trust" };
const job = { id: "1", title: "Keeper", organization, waiting: 0, applications: 0, mayAnswer: true };

function shown(Component: () => React.ReactNode, filters: object, all = 0): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const loaderData = {
    root: {},
    page: { ...listed, counts: { ...listed.counts, stage: { all } }, job, filters },
  };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData: { loaderData } }));
}

const search = `name="words"`;

it("a list that nobody is on offers nothing to search in it", () => {
  expect(shown(AnswersDue, {})).not.toContain(search);
  expect(shown(OrganizationJob, {})).not.toContain(search);
});

it("a filter that nobody matches can be changed, and those answered can be found", () => {
  expect(shown(AnswersDue, {}, 2)).toContain(search);
  expect(shown(AnswersDue, { words: "rope" })).toContain(search);
});
