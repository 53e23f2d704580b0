import { occupations } from "@candor/server/generator/postings/occupations/all";

/** The generator's titles without rank, specialty and hours, longest first. */
const roles: readonly string[] = [
  ...new Set(occupations.flatMap(({ titles }) => titles.split("|").map((title) => title.split("*")[0]!))),
].toSorted((a, b) => b.length - a.length);

export const knownRoles: ReadonlySet<string> = new Set(roles);

/** The longest role that a generated title spells out: "Sr. Registered Nurse (RN) - ICU" is a "Registered Nurse (RN)". */
export function roleOfTitle(title: string): string {
  const role = roles.find((name) => spellsOut(title, name));
  if (role === undefined) throw new Error(`No role of the generator is in the title ${title}.`);
  return role;
}

function spellsOut(title: string, role: string): boolean {
  const at = title.indexOf(role);
  return at >= 0 && !isLetter(title[at - 1]) && !isLetter(title[at + role.length]);
}

function isLetter(character = ""): boolean {
  return /\p{L}/u.test(character);
}
