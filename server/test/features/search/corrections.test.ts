import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

/** Everyday English words that occur in no posting here but are one or two letters away from a word that does. */
const everyday = `
baking banking, banner banker, boiling bowling, bonding binding, brunch branch, buffet buffer, carrots carriers,
christmas christian, continent content, crystals coastal, dagger digger, danced dance, factor factory, farming framing,
flashing fishing, fracture feature, frontier frontend, gravy grave, haunting hunting, hiking hiring, kitten fitter,
latte lathe, lifting listing, matching machine, mattered materials, melting meeting, motivation mitigation,
peach peace, pirates pilates, placing plating, portal postal, reindeer reader, salmon salon, sculpture sculptor,
skate state, skipping shipping, sniffing staffing, sorted sorter, spice space, stuffing staffing, sweeping sleeping,
texting testing, thumping tamping, timer timber, traveler trailer, vegetarian vegetation, waving weaving, wishing washing
`;

/** Spanish words, each with a word of a posting that is one or two letters away. */
const spanish = `lunes lines, pague page, paguen pagan, primer primeur, seguro seguros`;

const misspelled = `
acountant accountant, acounting accounting, adminstrative administrative, analsyt analyst, assitant assistant,
barisat barista, bookeeper bookkeeper, caregver caregiver, carpentr carpenter, casheir cashier, custmer customer,
developr developer, dispacher dispatcher, drvier driver, electritian electrician, enginer engineer, forklft forklift,
houskeeper housekeeper, hygenist hygienist, impatient inpatient, manger manager, janator janitor,
landscpaer landscaper, librarien librarian, machnist machinist, maintanence maintenance, maneger manager,
mecanic mechanic, operater operator, paralegl paralegal, pharmasist pharmacist, phlebotimist phlebotomist,
plumer plumber, recepcionist receptionist, registred registered, secratary secretary, secuirty security,
softwre software, suprevisor supervisor, techncian technician, theropist therapist, wharehouse warehouse
`;

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const held = [...pairsIn(everyday), ...pairsIn(spanish), ...pairsIn(misspelled)].map(([, near]) => near);
  await server.publish(
    held.map((word) => aDraft({ title: `${word} ${word}`, text: `You are our ${word}.` })),
  );
}, 60_000);
afterAll(() => server.close());

async function correctionOf(
  query: string,
): Promise<{ readonly from: string; readonly to: string } | undefined> {
  const { status, body } = await server.ask("POST", "/rest/jobs/search", { payload: { query } });
  expect(status).toBe(200);
  return body.correction;
}

describe("a word of everyday English that no posting holds is taken as it is typed", () => {
  test.each(pairsIn(everyday))("%s isn't corrected to %s", async (word) => {
    expect(await correctionOf(word)).toBeUndefined();
  });
});

describe("a common Spanish word is taken as it is typed", () => {
  test.each(pairsIn(spanish))("%s isn't corrected to %s", async (word) => {
    expect(await correctionOf(`cocinero ${word}`)).toBeUndefined();
  });
});

describe("a misspelled word is corrected", () => {
  test.each(pairsIn(misspelled))("%s to %s", async (word, near) => {
    expect(await correctionOf(word)).toEqual({ from: word, to: near });
  });
});

test("an everyday word beside a title makes no other title close", async () => {
  const titles = async (query: string) => {
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query, size: 100 } });
    return body.documents.map(({ title }: { title: string }) => title) as string[];
  };
  expect((await titles("christmas plumber")).toSorted()).toEqual((await titles("plumber")).toSorted());
});

function pairsIn(list: string): [word: string, near: string][] {
  return list
    .trim()
    .split(/,\s*/)
    .map((pair) => pair.trim().split(" ") as [string, string]);
}
