import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periodIn } from "../../../../src/features/resumes/rules/reading/dates.ts";
import { headingOf } from "../../../../src/features/resumes/rules/reading/headings.ts";
import { readResume } from "../../../../src/features/resumes/rules/reading/read-resume.ts";
import { processorTime } from "../../../harness/processor-time.ts";

describe("M-05 a period", () => {
  it.each([
    ["Jan 2019 – Present", { year: 2019, month: 1 }, undefined],
    ["06/2015 - 12/2018", { year: 2015, month: 6 }, { year: 2018, month: 12 }],
    ["01/03/2019 – 28/02/2021", { year: 2019, month: 3 }, { year: 2021, month: 2 }],
    ["2019.01 – 2020.12", { year: 2019, month: 1 }, { year: 2020, month: 12 }],
    ["Aug '19 – Jul '21", { year: 2019, month: 8 }, { year: 2021, month: 7 }],
    ["2012–19", { year: 2012 }, { year: 2019 }],
    ["2019–", { year: 2019 }, undefined],
    ["January–June 2016", { year: 2016, month: 1 }, { year: 2016, month: 6 }],
    ["De septembre 2017 à août 2020", { year: 2017, month: 9 }, { year: 2020, month: 8 }],
    ["Depuis juin 2020", { year: 2020, month: 6 }, undefined],
    ["Enero 2020 – a la fecha", { year: 2020, month: 1 }, undefined],
    ["Diciembre 2018 – Febrero 2020", { year: 2018, month: 12 }, { year: 2020, month: 2 }],
  ])("%s is read", (text, started, ended) => {
    const { started: from, ended: to } = periodIn(`Nurse, Harbor Hospital, ${text}`) ?? {};
    expect(from).toEqual(started);
    expect(to).toEqual(ended);
  });

  it.each(["2019", "in 2019 we grew", "1,200 - 1,400 laptops", "Suite 2010", "", "555-0143 - 2000"])(
    "is not seen in %j",
    (text) => expect(periodIn(text)).toBeUndefined(),
  );
});

describe("M-05 a heading", () => {
  it.each([
    ["WORK EXPERIENCE", "experience"],
    ["Expériences professionnelles", "experience"],
    ["Experiencia laboral:", "experience"],
    ["Key Skills", "skills"],
    ["Compétences techniques", "skills"],
    ["Education and Training", "other"],
    ["Centres d'intérêt", "other"],
    ["Volunteer Experience", "other"],
    ["Training Manager", undefined],
    ["EXPERIENCED NURSE", undefined],
    ["I have experience in sales.", undefined],
    ["Experience: 2019", undefined],
  ])("%s is %s", (text, section) => {
    expect(headingOf(text)).toBe(section);
  });
});

describe("M-05 a reading", () => {
  it("names the line of each value", () => {
    const text = "Ada Byron\n\nExperience\nDiver, Kelp Farm, 2019 – Present\nSkills\nDiving, Knots";
    const { experience, skills } = readResume(text);
    expect(experience).toEqual([
      {
        title: { value: "Diver", line: 4 },
        company: { value: "Kelp Farm", line: 4 },
        period: { value: { started: { year: 2019 } }, line: 4 },
      },
    ]);
    expect(skills).toEqual([
      { value: "Diving", line: 6 },
      { value: "Knots", line: 6 },
    ]);
  });

  it.each([
    ["Ada Byron\nSkills: Diving, Knots\nKelp Farm", ["Diving", "Knots"]],
    ["Ada Byron\nCompétences techniques : Plongée, Nœuds", ["Plongée", "Nœuds"]],
    ["Ada Byron\nSkills: Diving,\nKnots, Sonar\nKelp Farm", ["Diving", "Knots", "Sonar"]],
    ["Skills: Diving,\n\nKelp Farm", ["Diving"]],
    ["Experience\nDiver, Kelp Farm, 2019 – 2020\n\nSkills: Diving\n\nCook, Bay Inn, 2017 – 2018", ["Diving"]],
    ["Experience\nDiver, Kelp Farm, 2019 – 2020\nSkills: Diving", []],
    ["Languages: English\nMy skills: I learn quickly and I never give up", []],
  ])("A-11 E-09 finds the skills after their heading in %j", (text, found) => {
    expect(readResume(text).skills.map(({ value }) => value)).toEqual(found);
  });

  it("A-11 goes on with the jobs after a line of skills between them", () => {
    const text = "Experience\nDiver, Kelp Farm, 2019 – 2020\n\nSkills: Diving\n\nCook, Bay Inn, 2017 – 2018";
    expect(readResume(text).experience.map(({ title }) => title?.value)).toEqual(["Diver", "Cook"]);
  });

  it("says nothing that the text does not say", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (body) => {
        const text = `Experience\n${body}\nDiver, 2019 – 2020\nSkills\n${body}`;
        const { experience, skills } = readResume(text);
        const lines = text.split("\n");
        for (const { value, line } of [...skills, ...experience.flatMap(({ title }) => title ?? [])])
          expect(lines[line - 1]).toContain(value);
      }),
      { numRuns: 100 },
    );
  });

  it("reads about ten pages, however short the lines are", () => {
    const jobs = Array.from({ length: 1500 }, (_, index) => `Diver, ${2000 + (index % 20)} – 2020`);
    const { experience } = readResume(`Experience\n${jobs.join("\n")}`);
    expect(experience.length).toBeGreaterThan(900);
    expect(experience.length).toBeLessThan(1000);
  });

  it("takes a moment, also of a hostile text", () => {
    expect(
      processorTime(() => {
        for (const unit of [
          "2019 - ",
          "Jan ",
          "a, ",
          "| ",
          "Experience\n",
          "Nurse, 2019 – 2020\n",
          "linkedin.com/in/",
        ])
          readResume(`Experience\n${unit.repeat(100_000 / unit.length)}`);
      }),
    ).toBeLessThan(3000);
  });
});
