import { isCorporate } from "./distinctive.ts";
import type { OrganizationName } from "./reading.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The words of an organization's name after its beginning: "Lines", "Inc". */
export function tailOf(beginning: string, name: string): readonly string[] {
  const rest = name.trim().replace(/\s+/g, " ").slice(beginning.length);
  return rest.split(/[\s,.&()/–-]+/).filter((word) => word !== "" && !/^(?:and|the)$/i.test(word));
}

/** Whether the name goes on with nothing that is its own: "Walmart Inc.", but not "Boston College". */
export function isCorporateAfter(beginning: string, name: string): boolean {
  return tailOf(beginning, name).every(isCorporate);
}

/** Several spellings of one name are any-of. */
export function asOne(named: readonly Named[]): OrganizationName {
  return { name: named[0]!.name, ids: [...new Set(named.map(({ id }) => id))] };
}

/**
 * The organization that a name's first words mean: each one with this beginning goes on with nothing of its own
 * ("Dayton Freight Lines, Inc."), or there is only one, and more than one word of it.
 */
export function meantBy(beginning: string, named: readonly Named[]): OrganizationName | undefined {
  const one = named.length === 0 ? undefined : asOne(named);
  const isOnly = one?.ids.length === 1 && /\s/.test(beginning);
  return isOnly || named.every(({ name }) => isCorporateAfter(beginning, name)) ? one : undefined;
}
