import { randomBytes } from "node:crypto";
import type { EstimatedPassword, NewPerson, PasswordStrength } from "@candor/contract/session/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { hashPassword } from "../../../platform/passwords/hash.ts";
import { passwordStrength } from "../../../platform/passwords/strength.ts";

/** The least strength of an accepted password. */
const leastStrength = 2;

/** The network address that sends the password. */
type Sender = { readonly sender: string };
type Named = Omit<NewPerson, "password"> & { email: string } & Sender;
type Known = Omit<EstimatedPassword, "password"> & Sender;

/** V-19: refuses an easily guessed password; `path` is its JSON pointer in the request's body. */
export async function hashNewPassword(password: string, person: Named, path: string): Promise<string> {
  if (await isEasilyGuessed(password, person)) throw easilyGuessed(path);
  return hashPassword(password, randomBytes(16));
}

/** Whether it is easily guessed by somebody who knows the person's names and address. */
export async function isEasilyGuessed(password: string, person: Named): Promise<boolean> {
  return (await strengthFor(person, password)) < leastStrength;
}

/** How hard it is to guess for somebody who knows the person's names and address, as far as they are given. */
export function strengthFor(person: Known, password: string): Promise<PasswordStrength> {
  return passwordStrength(password, { own: ownWords(person), sender: person.sender });
}

/** Parts alone would not do: the estimator takes their combination for one of many, and an address for very strong. */
function ownWords({ firstName = "", lastName = "", email = "" }: Known): string[] {
  const names = ["", " ", "."].map((joint) => `${firstName}${joint}${lastName}`);
  const words = [email, ...email.split("@"), ...email.split(/[@.]/), firstName, lastName, ...names];
  return words.filter((word) => word.length > 1);
}

export function easilyGuessed(path: string): Problem {
  return new Problem("invalid-request", { fields: [{ path, key: "validation.passwordNotComplex" }] });
}
