import { randomBytes } from "node:crypto";
import type { NewPerson } from "@candor/contract/session/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { hashPassword } from "../../../platform/passwords/hash.ts";
import { passwordStrength } from "../../../platform/passwords/strength.ts";

/** The least strength of an accepted password. */
const leastStrength = 2;

/** V-19: refuses an easily guessed password; `path` is its JSON pointer in the request's body. */
export async function hashNewPassword(
  password: string,
  person: Omit<NewPerson, "password"> & { email: string },
  path: string,
): Promise<string> {
  const own = [person.firstName, person.lastName, ...person.email.split(/[@.]/)];
  if ((await passwordStrength(password, own)) < leastStrength)
    throw new Problem("invalid-request", { fields: [{ path, key: "validation.passwordNotComplex" }] });
  return hashPassword(password, randomBytes(16));
}
