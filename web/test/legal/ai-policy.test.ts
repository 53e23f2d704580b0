import { automatedStepNames } from "@candor/contract/automation/steps";
import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { AiPolicy } from "../../app/legal/ai-policy.tsx";

function policy(): string {
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => h(AiPolicy, { version: "1.0" }) },
  ]);
  return renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
}

it("M-24 the AI policy says by what a hirer can order applications", () => {
  expect(message("match.order.requirements")).toBe("Requirements met");
  expect(message("aiPolicy.neverBody")).toContain("orders their own list by requirements met");
  expect(policy()).toContain("A hirer can order their applications by how many requirements are met.");
});

it.each(["hiding-details", "reading-pitches", "minding-the-pace"] as const)(
  "M-24 the AI policy lists what happens around sending an application: %s",
  (step) => {
    expect(automatedStepNames).toContain(step);
    expect(policy()).toContain(message(`automation.${step}`));
  },
);
