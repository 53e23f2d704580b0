import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Deciding } from "../../app/resumes/reading/deciding.ts";
import { SkillsForm } from "../../app/resumes/reading/skills-form.tsx";
import { takeSkills } from "../../app/resumes/reading/take-skills.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const skills = [
  { key: "a", value: "Knoting", line: "Knoting, rowing", source: "pdf", compared: "new" },
  { key: "b", value: "rowing", line: "Knoting, rowing", source: "pdf", compared: "new" },
];

it("skills from a resume that could not be saved come back as they were spelled and checked", async () => {
  const problem = { status: 429, detail: "Wait a moment." };
  const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
  const form = new FormData();
  for (const [name, value] of [
    ["taken", "a"],
    ["a", "Knotting"],
    ["b", "rowing"],
  ] as const)
    form.set(name, value);
  const deciding = { args: argsFor(page, "/"), profile: { skills: [] }, reading: { skills }, form };
  const decided = await takeSkills(deciding as unknown as Deciding);
  const refused = "refused" in decided && decided.refused.of === "skills" ? decided.refused : undefined;
  const Component = () => h(SkillsForm, { skills: skills as never, refused });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const html = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  expect(html).toContain("Wait a moment.");
  expect(html).toContain('value="Knotting"');
  expect(html.match(/checked=""/g)).toHaveLength(1);
});
