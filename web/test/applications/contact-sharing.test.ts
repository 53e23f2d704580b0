import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ContactSharing } from "../../app/applications/contact-sharing.tsx";

function shown(contactShared: boolean, mayWrite: boolean): string {
  const organization = { id: "1", name: "Acme", slug: "acme" };
  const application = { contactShared, job: { organization } } as unknown as ApplicationDetails;
  const Stub = createRoutesStub([
    { path: "/", Component: () => h(ContactSharing, { application, mayWrite }) },
  ]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
}

it("M-29 somebody whose address is hidden is told to write here only while messages are read", () => {
  expect(shown(false, true)).toContain("resume. You can write to each other here.");
  expect(shown(false, false)).toContain("does not see your email address");
  expect(shown(false, false)).not.toContain("You can write to each other here.");
  expect(shown(true, true)).not.toContain("You can write to each other here.");
});
