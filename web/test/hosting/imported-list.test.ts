import type { ImportedPosting } from "@candor/contract/hosting/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ImportedList } from "../../app/hosting/imported-list.tsx";

const law = { name: "The Pay Act", url: "https://law.example/pay", unread: false };

function shown(text: string): string {
  const faults = [{ field: "benefits", text, source: law }];
  const posting: ImportedPosting = { id: "7", title: "Kelp Diver", source: "harbor", places: [], faults };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(ImportedList, { postings: [posting] }) }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
}

const link = '<a href="https://law.example/pay" rel="noreferrer">The Pay Act</a>';

it("a law that an imported posting's fault names is a link there", () => {
  expect(shown("The Pay Act asks for the benefits.")).toContain(`<li>${link} asks for the benefits.</li>`);
});

it("a law that an imported posting's fault doesn't name follows it", () => {
  expect(shown("State the benefits.")).toContain(`<li>State the benefits. ${link}</li>`);
});
