import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReadInFile } from "../../app/resumes/read-in-file.tsx";

const reading = {
  jobs: [
    { title: "Diver", company: "Harbor Farm", started: { year: 2020, month: 1 } },
    { company: "Point Light", started: { year: 2015 }, ended: { year: 2019 } },
  ],
  skills: ["Diving", "Knots"],
  lost: 0,
};
const page = (lost: number) =>
  renderToStaticMarkup(h(ReadInFile, { text: "Ada Byron", reading: { ...reading, lost }, opened: false }));

it("M-05 a resume's text is shown beside the jobs and skills that were read in it", () => {
  const html = page(0);
  for (const part of [
    "Diver at Harbor Farm",
    "Jan 2020 – now",
    "2015 – 2019",
    "Skills: Diving, Knots",
    "Ada Byron",
  ])
    expect(html).toContain(part);
  expect(html).not.toContain("read-lost");
  expect(html).not.toContain("open");
});

it.each([
  [1, "1 entry could not be read."],
  [2, "2 entries could not be read."],
])("M-05 %i lost entries are said in red, and the text is open beside them", (lost, said) => {
  const html = page(lost);
  expect(html).toMatch(new RegExp(`class="read-lost">${said}`));
  expect(html).toContain('open=""');
});
