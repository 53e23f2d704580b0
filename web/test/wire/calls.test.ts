import { routes } from "@candor/contract/routes";
import { expect, it } from "vitest";
import { calls } from "../../app/wire/calls.ts";

it("the browser knows every call of the contract, at its address", () => {
  const contract = Object.entries(routes).map(([name, { method, path }]) => [name, { method, path }]);
  const known = Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(contract));
});
