import { readFileSync } from "node:fs";
import { knownRoles } from "./roles.ts";

export interface GradedQuery {
  readonly text: string;
  /** 3, 2 or 1 by role; any other role is a 0. */
  readonly grades: ReadonlyMap<string, number>;
}

export function ownGradedSet(): GradedQuery[] {
  return readGraded(readFileSync(new URL("graded.txt", import.meta.url), "utf8"));
}

/** Reads lines `@name = role | role` and `query: 3 role | @name; 2 role`; a line that says anything else is an error. */
export function readGraded(text: string): GradedQuery[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const groups = new Map(lines.filter((line) => line.startsWith("@")).map(readGroup));
  return lines.filter((line) => !line.startsWith("@")).map((line) => readQuery(line, groups));
}

type Groups = ReadonlyMap<string, readonly string[]>;

function readGroup(line: string): [string, string[]] {
  const [name = "", roles = ""] = line.split(" = ");
  return [name, roles.split(" | ")];
}

function readQuery(line: string, groups: Groups): GradedQuery {
  const [, text = "", judged = ""] = /^(.+?): (\d .+)$/.exec(line) ?? [];
  const grades = new Map<string, number>();
  for (const part of judged.split("; ")) {
    const grade = Number(part[0]);
    if (![1, 2, 3].includes(grade)) throw new Error(`Not a graded query: ${line}`);
    for (const role of part
      .slice(2)
      .split(" | ")
      .flatMap((name) => groups.get(name) ?? [name])) {
      if (!knownRoles.has(role) || grades.has(role))
        throw new Error(`${role} is unknown or twice in: ${line}`);
      grades.set(role, grade);
    }
  }
  return { text, grades };
}
