import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import EditApplication from "../../app/routes/applications/application-edit.tsx";

const application = {
  id: "7",
  status: "withdrawn",
  job: { title: "Keeper", organization: { name: "Harbor Trust" } },
  elevatorPitch: "Sent",
};

function shown(isClosed: boolean, typed?: string): string {
  const Stub = createRoutesStub([{ id: "edit", path: "/", Component: EditApplication }]);
  const refusal = typed !== undefined && {
    actionData: { edit: { faults: [], trouble: "Closed.", typed: { elevatorPitch: typed } } },
  };
  const loaderData = { root: {}, edit: { application, isClosed, resumes: [] } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData: { loaderData, ...refusal } }));
}

it("A-02 an edit that came after the withdrawal is refused, and what was typed is given back", () => {
  const page = shown(true, "New words");
  expect(page).toContain("This application was answered or withdrawn. You can no longer change it.");
  expect(page).toContain(">New words</blockquote>");
  expect(page).not.toContain("<textarea");
  expect(shown(true)).not.toContain("blockquote");
  expect(shown(false, "New words")).toMatch(/<textarea[^>]*>New words<\/textarea>/);
});
