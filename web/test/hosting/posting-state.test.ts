import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { PostingState } from "../../app/hosting/posting-state.tsx";

const posting = {
  id: "3",
  life: "paused",
  moves: [],
  fields: { title: "Nurse" },
  organization: { id: "1", name: "Acme", slug: "acme" },
};

function drawn(isWithheld: boolean): string {
  const Component = () =>
    h(PostingState, { posting: { ...posting, isWithheld } as unknown as HostedPosting });
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  const hydrationData = { loaderData: { root: {} } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("a posting that was taken down after a report says where to object", () => {
  expect(drawn(true)).toMatch(/until we allow it again\. <a href="\/contact"/);
  expect(drawn(false)).not.toContain("/contact");
});
