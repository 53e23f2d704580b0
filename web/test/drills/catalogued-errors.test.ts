import { message } from "@candor/contract/messages/message";
import { expect, it } from "vitest";
import { cataloguedErrors } from "../../app/drills/catalogued-errors.tsx";

it("M-49 every error of the specification is listed, in its order", () => {
  const ids = Array.from({ length: 26 }, (_, index) => `X-${String(index + 1).padStart(2, "0")}`);
  expect(cataloguedErrors().map(({ id }) => id)).toEqual(ids);
});

it.each(cataloguedErrors())("M-49 $id says its words, with values, and how to meet it", ({ id, words }) => {
  expect(words.join()).not.toContain("{{");
  expect(message(`drills.meet.${id}`)).not.toBe(`drills.meet.${id}`);
});

it("X-14 X-15 X-16 X-17 K-09 are notices that go away; only a developer's stays", () => {
  const shown = Object.fromEntries(cataloguedErrors().map((error) => [error.id, error.shown]));
  for (const id of ["X-14", "X-15", "X-16", "X-17"]) expect([id, shown[id]]).toEqual([id, "notice"]);
  expect(Object.keys(shown).filter((id) => shown[id] === "sticky")).toEqual(["X-07"]);
});
