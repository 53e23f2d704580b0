import { randomBytes } from "node:crypto";
import type { NewPerson } from "@candor/contract/session/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { hashPassword } from "../../../platform/passwords/hash.ts";
import { passwordStrength } from "../../../platform/passwords/strength.ts";

/** The least strength of an accepted password. */
const leastStrength = 2;

type Named = Omit<NewPerson, "password"> & { email: string };

/** V-19: refuses an easily guessed password; `path` is its JSON pointer in the request's body. */
export async function hashNewPassword(password: string, person: Named, path: string): Promise<string> {
  if (await isEasilyGuessed(password, person)) throw easilyGuessed(path);
  return hashPassword(password, randomBytes(16));
}

/** Whether it is easily guessed by somebody who knows the person's names and address. */
export async function isEasilyGuessed(password: string, person: Named): Promise<boolean> {
  const own = [person.firstName, person.lastName, ...person.email.split(/[@.]/)];
  return (await passwordStrength(password, own)) < leastStrength;
}

export function easilyGuessed(path: string): Problem {
  return new Problem("invalid-request", { fields: [{ path, key: "validation.passwordNotComplex" }] });
}
