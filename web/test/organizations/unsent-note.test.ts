import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import UnsentNote from "../../app/organizations/applicants/unsent-note.tsx";

const typed = { moveTo: "", reason: "", ownReason: "", tagText: "", assignee: "", viewName: "", checked: [] };
const shown = (props: Parameters<typeof UnsentNote>[0]) => renderToStaticMarkup(h(UnsentNote, props));

it("a note to checked applicants stays on a list that became empty, and so does the reason of a refusal", () => {
  const refusal = {
    faults: [{ field: "checked", text: "Check somebody first." }],
    typed: { ...typed, note: "Thank you." },
  };
  const refused = shown({ left: undefined, refusal });
  expect(refused).toContain("Check somebody first.");
  expect(refused).toContain(">Thank you.</blockquote>");
  expect(shown({ left: "See you.", refusal: undefined })).toContain(">See you.</blockquote>");
  expect(shown({ left: " ", refusal: undefined })).toBe("");
});
