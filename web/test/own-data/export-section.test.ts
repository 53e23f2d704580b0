import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ExportSection } from "../../app/own-data/export-section.tsx";

it("M-26 the page that makes the file says that another server can bring it in", () => {
  const Component = () => h(ExportSection, { latest: undefined });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const markup = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  expect(markup).toContain(message("ownData.takeBring"));
});
