import type { Writer } from "../../../../platform/database/database.ts";
import type { Person } from "../../queries/person.ts";

/** Resolves with how many rows it deleted or emptied. */
export type Erasing = (writer: Writer, person: Person, now: number) => Promise<number>;
