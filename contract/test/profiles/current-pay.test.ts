import { expect, it } from "vitest";
import { z } from "zod";
import { verdictFor } from "../../src/roles.ts";
import type { Route } from "../../src/route.ts";
import { routes } from "../../src/routes.ts";

/** Calls whose answer can hold what somebody earns. */
const answering = Object.entries(routes).filter(([, { answer }]: [string, Route]) =>
  JSON.stringify(answer ? z.toJSONSchema(answer, { unrepresentable: "any" }) : {}).includes("currentSalary"),
);

it("E-12 M-14 current pay is in the answers that show a person their own profile, and in no others", () => {
  expect(answering.map(([name]) => name).toSorted()).toEqual(["logIn", "readProfile", "skipProof"]);
});

it("E-12 M-14 no call of a hirer answers with current pay", () => {
  const ofHirers = answering.filter(
    ([, { gate }]) => verdictFor(gate, "pro") === "ok" && verdictFor(gate, "person") !== "ok",
  );
  expect(ofHirers).toEqual([]);
});
