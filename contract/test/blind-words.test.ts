import { expect, it } from "vitest";
import { blindText } from "../src/applications/blind-words.ts";

const ada = { firstName: "José María", lastName: "García-Lorca" };

it.each([
  ["I am José García-Lorca.", "I am █████ █████-█████."],
  ["i'm jose, garcia lorca", "i'm █████, █████ █████"],
  ["JOSÉ MARÍA GARCÍA-LORCA", "█████"],
  ["Garcías are others", "Garcías are others"],
  ["See linkedin.com/in/jose or https://josé.example/cv and @jglorca", "See █████ or █████ and █████"],
  ["I studied at the University of New Mexico", "I studied █████"],
  ["a degree from the university of new mexico", "a degree from the █████"],
  ["Lincoln High School, Boston College", "█████, █████"],
  ["MIT alumni, Georgia Tech", "█████ alumni, █████"],
  ["I commit to limits in schools", "I commit to limits in schools"],
])("M-25 %s reads blind as %s", (text, seen) => {
  expect(blindText(text, ada)).toBe(seen);
});

it("M-25 under Education a resume keeps degrees and dates alone", () => {
  const resume = ["Education", "Morehouse, Atlanta", "B.A. History | Reed | 2011 - 2015", "Skills", "Latin"];
  expect(blindText(resume.join("\n"), ada).split("\n")).toEqual([
    "Education",
    "█████, █████",
    "B.A. History | █████ | 2011 - 2015",
    "Skills",
    "Latin",
  ]);
});

it("M-25 a name that is a word is hidden as a name alone, so that no bar tells it", () => {
  const seen = blindText("I will come. Will Young. Young at heart, young in mind.", {
    firstName: "Will",
    lastName: "Young",
  });
  expect(seen).toBe("I will come. █████. █████ at heart, young in mind.");
});

it("M-25 a long text made to slow its reader down is read within half a second", () => {
  const texts = ["a-".repeat(40_000), "A ".repeat(40_000), "1 ".repeat(40_000), "Of The ".repeat(12_000)];
  for (const text of [...texts, `education\n${texts.join("\n")}`, " ".repeat(80_000), "a.".repeat(40_000)]) {
    const started = process.threadCpuUsage();
    blindText(text, ada);
    expect(process.threadCpuUsage(started).user / 1000, text.slice(0, 8)).toBeLessThan(500);
  }
});
