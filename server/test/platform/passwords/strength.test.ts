import { expect, it } from "vitest";
import { passwordStrength } from "../../../src/platform/passwords/strength.ts";

const sender = "192.0.2.1";

it.each([
  ["password", 0],
  ["Passw0rd!", 1],
  ["qwertyuiop", 0],
  ["correct horse battery staple", 4],
])("K-20 %s has the strength %i", async (password, strength) => {
  expect(await passwordStrength(password, { sender })).toBe(strength);
});

it("is lower for words that somebody who knows the person tries first", async () => {
  const password = "Zyxomma Tarkunen";
  const stranger = await passwordStrength(password, { sender });
  expect(await passwordStrength(password, { own: ["Zyxomma", "Tarkunen"], sender })).toBeLessThan(stranger);
});

it("answers several questions at once, each its own", async () => {
  const asked = ["password", "correct horse battery staple", "qwertyuiop"].map((each) =>
    passwordStrength(each, { sender }),
  );
  expect(await Promise.all(asked)).toEqual([0, 4, 0]);
});

it("makes nobody wait for all passwords that another address asks about", async () => {
  const answered: string[] = [];
  const ask = async (password: string, from: string) => {
    await passwordStrength(password, { sender: from });
    answered.push(from);
  };
  const many = Array.from({ length: 12 }, (_, at) => ask(`${at}: 1/1/2020 - $100k`, "the first"));
  await Promise.all([...many, ask("hunter2", "the second")]);
  expect(answered.indexOf("the second")).toBeLessThan(3);
});

it("refuses at once what an address asks beyond its share of the wait", async () => {
  const asked = Array.from({ length: 40 }, () => passwordStrength("hunter2", { sender }));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
  expect(refused).toEqual(Array<string>(19).fill("unavailable"));
});
