import type { Feedback } from "@candor/contract/pipeline/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { RefusedFeedback } from "../../app/pipeline/feedback-action.ts";
import { FeedbackSection } from "../../app/pipeline/feedback-section.tsx";

const requirements = ["Two years of rigging", "Knows SQL"];
const line = (requirement: string, verdict: "strong" | "notEnough", words = "") => ({
  requirement,
  verdict,
  words,
});
const own = {
  author: "Grace",
  own: true,
  given: "2098-12-02T15:00:00.000Z",
  lines: [line("Knows SQL", "strong", "Wrote joins <on paper>")],
};
const alans = {
  author: "Alan",
  own: false,
  given: "2098-12-02T16:00:00.000Z",
  changed: "2098-12-03T16:00:00.000Z",
  lines: [line("Knows SQL", "notEnough"), line("Two years of rigging", "strong")],
};
const none = { author: "Joan", own: false, given: "2098-12-02T17:00:00.000Z", lines: [] };

function shown(changes: Partial<Feedback>, refused?: RefusedFeedback): string {
  const feedback = { requirements, mayGive: true, given: [], withheld: 0, ...changes };
  const props = { feedback, name: "Ada Byron", refused };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(FeedbackSection, props) }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
}

describe("feedback of colleagues on the page of an application", () => {
  it("says how many wait for one's own, and offers to give it or none", () => {
    const page = shown({ withheld: 2 });
    expect(page).toContain("2 colleagues have given feedback.");
    for (const requirement of requirements) expect(page).toContain(`>${requirement}</label>`);
    expect(page).toContain('value="feedback"');
    expect(page).toContain('value="no-feedback"');
  });

  it("is laid side by side by requirement, with who changed theirs and who gives none", () => {
    const page = shown({ given: [own, alans, none] });
    expect(page).toContain("You: Strong<q>Wrote joins &lt;on paper&gt;</q>");
    expect(page).toContain("Alan: Not enough");
    expect(page).toMatch(/Alan, [^<]*, changed [^<]*others&#x27; feedback could be read/);
    expect(page).toMatch(/Joan, [^<]*\. Gave no feedback/);
    expect(page).not.toContain('value="no-feedback"');
    expect(page).toMatch(/<option value="strong" selected="">Strong<\/option>/);
  });

  it("comes back as it was typed when it is refused", () => {
    const feedbackLines = [
      { verdict: "", words: "Rigged two masts" },
      { verdict: "strong", words: "" },
    ];
    const page = shown({}, { feedbackError: "Choose a verdict", feedbackLines });
    expect(page).toContain("Choose a verdict");
    expect(page).toContain('value="Rigged two masts"');
    expect(page).toMatch(/<option value="strong" selected="">Strong<\/option>/);
  });

  it("is read only by those who only read", () => {
    const page = shown({ mayGive: false, given: [alans] });
    expect(page).toContain("Alan: Strong");
    expect(page).not.toContain("<form");
    expect(shown({ mayGive: false })).toContain("No colleague has given feedback yet.");
  });

  it("says what was wrong, with the form open", () => {
    expect(shown({}, { feedbackError: "Say something", feedbackLines: [] })).toMatch(
      /<details[^>]* open="">[\s\S]*role="alert">Say something/,
    );
  });

  it("has nothing to give where the posting requires nothing", () => {
    const page = shown({ requirements: [] });
    expect(page).toContain("names no requirement");
    expect(page).not.toContain("<button");
  });
});
