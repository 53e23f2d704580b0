import type { JobDocument } from "@candor/contract/jobs/shapes";
import { expect, test } from "vitest";
import { exampleSentences } from "../../../../src/features/search/rules/examples.ts";
import { occupationsTitled } from "../../../../src/features/search/rules/occupations/titles.ts";
import { titlesInSpanish } from "../../../../src/features/search/rules/titles-in-spanish.ts";
import { inLocale } from "../../../../src/platform/locale.ts";
import { parse, written } from "./sentence/sentence.ts";

test.each(Object.entries(titlesInSpanish))("%s is called %s in Spanish", (family, name) => {
  expect(occupationsTitled(family).map(({ title }) => title)).toContain(family);
  expect(parse(name).occupations?.map(({ title }) => title)).toContain(family);
});

test("each Spanish example is read in full", () => {
  const address = { city: "Houston", state: "TX", country: "US" };
  const documents = [
    { title: "Line Cook", address },
    { title: "Lamp Keeper", address },
  ] as JobDocument[];
  const facets = {
    skills: [
      { value: "Java", count: 3 },
      { value: "Customer service", count: 2 },
      { value: "Project management", count: 1 },
      { value: "Optics", count: 1 },
    ],
    payFloors: [{ from: 60_000, count: 9 }],
  };
  const groups = inLocale("es-US", () => exampleSentences(documents, facets));
  expect(groups.map((group) => group.map((sentence) => [sentence, written(parse(sentence))]))).toEqual([
    [["cocinero en Houston, TX", "title Cook | place Houston, TX"]],
    [
      ["trabajo remoto de Java", "remote only | skill Java"],
      ["trabajo remoto de servicio al cliente", "remote only | title Customer Service Representative"],
    ],
    [["cocinero que pague más de 60k", "title Cook | pay 60000/year"]],
    [["vacantes de cocinero de esta semana", "title Cook | age 7"]],
  ]);
});
