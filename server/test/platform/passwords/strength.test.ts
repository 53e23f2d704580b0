import { expect, it } from "vitest";
import { passwordStrength } from "../../../src/platform/passwords/strength.ts";

it.each([
  ["password", 0],
  ["Passw0rd!", 1],
  ["qwertyuiop", 0],
  ["correct horse battery staple", 4],
])("K-20 %s has the strength %i", async (password, strength) => {
  expect(await passwordStrength(password)).toBe(strength);
});

it("is lower for words that somebody who knows the person tries first", async () => {
  const password = "Zyxomma Tarkunen";
  const stranger = await passwordStrength(password);
  expect(await passwordStrength(password, ["Zyxomma", "Tarkunen"])).toBeLessThan(stranger);
});

it("answers several questions at once, each its own", async () => {
  const asked = ["password", "correct horse battery staple", "qwertyuiop"].map((each) =>
    passwordStrength(each),
  );
  expect(await Promise.all(asked)).toEqual([0, 4, 0]);
});
