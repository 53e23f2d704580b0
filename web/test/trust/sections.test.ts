import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Answers } from "../../app/trust/answers.tsx";
import { Freshness, Pay } from "../../app/trust/posting-sections.tsx";
import { Filters } from "../../app/trust/running-sections.tsx";

const nothing = { organizations: 0, n: 0, answeredInTime: 0, late: 0, missed: 0 };

it("M-46 an outcome that nobody had is in the same table as the others", () => {
  const answers = { ...nothing, organizations: 1, n: 8, missed: 8, leftOut: { organizations: 0, n: 0 } };
  const markup = renderToStaticMarkup(h(Answers, { answers }));
  expect(markup).toMatch(/In time<.*<td>0<\/td><td>0%.*<td>8<\/td><td>100%.*>8</);
  expect(markup).toContain(message("record.notYet"));
  expect(markup).not.toContain(message("trust.leftOut"));
});

it("M-46 with too few answers to show, the section says how many it leaves out", () => {
  const markup = renderToStaticMarkup(
    h(Answers, { answers: { ...nothing, leftOut: { organizations: 2, n: 5 } } }),
  );
  expect(markup).toMatch(new RegExp(`${message("trust.nothing")}.*${message("trust.leftOut")}</dt><dd>5<`));
});

it("M-46 postings that a filter should have hidden are shown with their filter", () => {
  const skills = { searches: 3, checked: 2000, violations: 1 };
  const filters = { ...skills, byFilter: [{ filter: "skills" as const, ...skills }] };
  const markup = renderToStaticMarkup(h(Filters, { filters }));
  expect(markup).toMatch(/&gt;99\.9%.*<td>1<\/td><td>0\.1%.*Skills<.*<td>2,000<\/td><td>1<\/td>/);
});

it("M-46 ages are in words, and kinds of postings that don't exist have no share", () => {
  const ages = [
    { from: 0, through: 0, count: 1 },
    { from: 8, through: 14, count: 0 },
    { from: 61, count: 3 },
  ];
  const fresh = renderToStaticMarkup(h(Freshness, { n: 4, confirmed: 1, ages }));
  expect(fresh).toMatch(/Within a day<.*8 to 14 days ago<.*61 days ago or more<.*75%.*1 of 4 \(25%\)/);
  const pay = renderToStaticMarkup(h(Pay, { hosted: { n: 0, stated: 0 }, imported: { n: 4, stated: 3 } }));
  expect(pay).toMatch(/Hosted here<.*<td>–<\/td>.*Imported<.*75%/);
});
