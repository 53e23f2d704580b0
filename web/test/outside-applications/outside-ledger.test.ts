import type { OutsideApplication } from "@candor/contract/outside-applications/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { OutsideLedger } from "../../app/outside-applications/outside-ledger.tsx";

function shown(stage: OutsideApplication["stage"]): string {
  const applied = "2026-11-27T13:00:00.000Z";
  const one = { id: "1", title: "Diver", stage, notes: "", applied } as OutsideApplication;
  const Component = () => h(OutsideLedger, { applications: [one] });
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
}

it("an application made elsewhere says once that it was made, and every later stage", () => {
  expect(shown("submitted").match(/Applied/g)).toHaveLength(1);
  expect(shown("interview")).toContain("<strong>Interview</strong>");
});
