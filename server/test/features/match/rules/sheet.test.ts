import { describe, expect, it } from "vitest";
import { rememberedBackground } from "../../../../src/features/match/queries.ts";
import { requirementsOf } from "../../../../src/features/match/rules/asked/requirements-of.ts";
import { sheetOf } from "../../../../src/features/match/rules/sheet.ts";
import { backgroundOf } from "../../../../src/features/match/rules/shown/background-of.ts";
import { factsShown } from "../../../../src/features/match/rules/shown/shown-facts.ts";
import { processorTime } from "../../../harness/processor-time.ts";

/** What a line from the editor finds in a resume. */
function finding(mustHave: string, resumeText: string, title = "Keeper") {
  const fields = { mustHave, niceToHave: "" };
  const shown = { names: ["Ada", "Byron"], experience: [], skills: [], resumeText };
  const { requirements } = sheetOf(
    requirementsOf({ title, description: "", fields }),
    backgroundOf(shown),
    "2026-11",
  );
  return requirements[0] ?? { state: "none", evidence: [], relations: [] };
}

const cook = "EXPERIENCE\nLine Cook, Harbor Diner\nMarch 2022 – February 2025\n- Grill station";
const nurse = "EXPERIENCE\nStaff Nurse, Inpatient Psychiatry 03/2021 – Present\nMercy Hospital";

it("M-23 a resume built to take long takes no longer", () => {
  expect(
    processorTime(() => {
      for (const unit of ["1-", "a.", "x-", "-", " | "]) finding("SQL", `${unit.repeat(14_000)}!`);
    }),
  ).toBeLessThan(3000);
});

it("M-23 a resume is read once for all postings that are opened, and at most a thousand of its lines", () => {
  const resumeText = `Ada Byron\nExperience\n${"Diver, 2019 – 2020\n".repeat(1500)}`;
  const shown = { names: ["Ada", "Byron"], experience: [], skills: [], resumeText };
  const background = rememberedBackground(shown);
  expect(rememberedBackground({ ...shown })).toBe(background);
  expect(factsShown(background)).toBe(factsShown(background));
  expect(background.passages.length).toBeLessThan(1000);
});

it("M-23 of many short lines about a job, the first thousand are read", () => {
  const job = {
    title: "Keeper",
    company: "Pier",
    started: "2019-01",
    ended: null,
    description: "a\n".repeat(2000),
  };
  const { jobs } = backgroundOf({ names: [], experience: [job, job], skills: [], resumeText: "" });
  expect(jobs.map(({ lines }) => lines.length)).toEqual([1000, 0]);
});

it("M-23 a line from the editor that says what isn't needed is no must-have", () => {
  const fields = { mustHave: "No experience needed\n1–2 yrs (preferred, not req'd)\nCPR", niceToHave: "" };
  expect(requirementsOf({ title: "Aide", description: "", fields }).requirements).toEqual([
    { text: "1–2 yrs (preferred, not req'd)", kind: "nice" },
    { text: "CPR", kind: "must" },
  ]);
});

describe("M-23 a requirement", () => {
  it.each<readonly [string, string, string]>([
    ["Kubernetes", "SKILLS\nKubernetes, Docker", "met"],
    ["Kubernetes", "SKILLS\nDocker", "missing"],
    ["Kubernetes", "", "unsaid"],
    ["Docker and Kubernetes", "SKILLS\nDocker", "missing"],
    ["Docker or Kubernetes", "SKILLS\nDocker", "met"],
    ["SQL", "SKILLS\nNo experience with SQL\nPython", "missing"],
    ["Epic", `${nurse}\n• Triage, wound care, Epic charting`, "met"],
    ["Epic", `${nurse}\n• Epic charting and rounds`, "met"],
    ["Electronic health records", `${nurse}\n• Moved the unit to Epic in 2022`, "met"],
    ["Epic", "EXPERIENCE\nDeveloper, Epic Games\n2019 – Present\n- Wrote epic quests in SQL", "missing"],
    ["Canvas", "EXPERIENCE\nTeacher, Elm\n2019 – Present\n- Canvas the parents in SQL", "missing"],
    ["CDL-B", "LICENSES\nCDL Class A", "met"],
    ["CDL-A", "LICENSES\nCDL Class B", "missing"],
    ["Active RN license", "EXPERIENCE\nRegistered Nurse, Mercy\n2019 – Present\n- Triage", "met"],
    ["Active RN license", "EXPERIENCE\nRegistered Nurse, Mercy\n2012 – 2015\n- Triage", "unsaid"],
    ["RN license in Texas", "EXPERIENCE\nRegistered Nurse, Mercy\n2019 – Present\n- Triage", "unsaid"],
    ["RN license in Texas", "LICENSES\nRN License, NY", "unsaid"],
    ["RN license in Texas", "LICENSES\nRN License, NY (compact)", "met"],
    ["RN license in Texas", "LICENSES\nRN License, TX", "met"],
    ["RN license in Texas", "LICENSES\nRN License", "met"],
    ["Bachelor's degree", "EDUCATION\nMBA, State University", "met"],
    ["Bachelor's degree", "EDUCATION\nAssociate of Arts, Bay College", "missing"],
    ["Bachelor's degree in Accounting", "EDUCATION\nB.A. in History", "missing"],
    ["Bachelor's degree in Accounting or a related field", "EDUCATION\nB.A. in History", "unsaid"],
    ["Bachelor's degree or equivalent experience", cook, "unsaid"],
    ["High school diploma", "EDUCATION\nBachelor of Science in Nursing", "met"],
    ["Fluent in Spanish", "LANGUAGES\nSpanish (native), English", "met"],
    ["Fluent in Spanish", "LANGUAGES\nFrench (native)", "missing"],
    ["3 years of cooking experience", cook, "met"],
    ["4 years of cooking experience", cook, "missing"],
    ["4 years of cooking experience", "SUMMARY\nSix years of cooking experience", "met"],
    ["One year psychiatric", nurse, "met"],
    ["One year psych", nurse, "met"],
    ["6 years psychiatric nursing", "SUMMARY\nRN, 7+ yrs psychiatry nursing", "met"],
    ["One year surgical", "EXPERIENCE\nStaff Nurse, Ambulatory Surgery 03/2021 – Present\nMercy", "met"],
    ["One year in surgery", "SUMMARY\nRN, 3 years med-surg", "met"],
    ["One year pediatrics", "SUMMARY\nRN, 3 years pediatric", "met"],
    ["One year peds", "SUMMARY\nRN, 3 years pediatric", "met"],
    ["2 years of welding", cook, "missing"],
    ["2 years of welding", "", "unsaid"],
    ["Experience as a line cook", cook, "met"],
    ["Must be at least 18 years old", cook, "unsaid"],
    ["Excellent communication skills", cook, "unsaid"],
    ["Some time at a grill station", cook, "met"],
    ["Master's degree or 2 years of cooking", cook, "met"],
  ])("“%s” beside “%s” is %s", (asked, resume, state) => {
    expect(finding(asked, resume).state).toBe(state);
  });

  it("quotes the line that meets it", () => {
    const { evidence } = finding("Docker", "EXPERIENCE\nCook, Pier\n2020 – 2022\n- Moved menus to Docker");
    expect(evidence).toEqual([{ text: "Moved menus to Docker", from: "resume" }]);
  });

  it("names a skill that covers it, and one that is only alike", () => {
    expect(finding("SQL", "SKILLS\nPostgreSQL")).toMatchObject({
      state: "met",
      relations: [{ known: "PostgreSQL", asked: "SQL", covers: true }],
    });
    expect(finding("Tableau", "SKILLS\nPower BI")).toMatchObject({
      state: "missing",
      relations: [{ known: "Power BI", asked: "Tableau", covers: false }],
    });
  });

  it("names work that is related by the occupation graph, and counts it where no license tells it apart", () => {
    const developer = "EXPERIENCE\nBackend Developer, Pier\n2016 – 2024\n- Wrote services";
    expect(finding("5 years as a software engineer", developer)).toMatchObject({
      state: "met",
      relations: [{ known: "Backend Developer", asked: "Software Engineer", covers: true }],
    });
    const practical = "EXPERIENCE\nLicensed Practical Nurse, Elm\n2016 – 2024\n- Rounds";
    expect(finding("Experience as a registered nurse", practical).state).not.toBe("met");
  });

  it("reads “relevant experience” as experience in the posting's own work", () => {
    expect(finding("2 years of relevant experience", cook, "Line Cook").state).toBe("met");
    expect(finding("2 years of relevant experience", cook, "Registered Nurse").state).toBe("missing");
  });
});
