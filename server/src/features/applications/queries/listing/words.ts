import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import { isShown } from "../../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import { isOfContact, wordsOf } from "../../rules/words.ts";

/** The words of a list's filters, and what they were found in. */
export interface Searched extends Pick<ApplicationFilters, "words"> {
  /** The applications that have the words; absent where there are too many to name. */
  readonly among?: readonly number[];
}

/** More would not fit into one statement; they are looked for in each. */
const mostNamed = 10_000;

/**
 * Looks for the words once for all statements of a list: its page, its counts and its board. They are looked for by the
 * database, in the texts themselves: who may read an application is decided in the same statement, nothing of a private
 * text is stored a second time, and an organization has thousands of them, not millions.
 */
export async function searched<Filters extends ApplicationFilters>(
  read: Reader,
  { organizationIds }: MemberScope,
  filters: Filters,
): Promise<Filters & Searched> {
  if (wordsOf(filters.words ?? "").length === 0) return filters;
  const { rows } = await sql<{ readonly id: number }>`
    select application.id from application
    left join resume on resume.id = application.resume_id
    where application.organization_id in (${sql.join(organizationIds)}) and ${isShown} ${hasWords(filters.words)}
    limit ${mostNamed + 1}`.execute(read);
  return rows.length > mostNamed ? filters : { ...filters, among: rows.map(({ id }) => id) };
}

/** What the words ask of a row of `application` and its `resume`. */
export function isFound({ words, among }: Searched) {
  if (among === undefined) return hasWords(words);
  return among.length === 0 ? sql`and 1 = 0` : sql`and application.id in (${sql.join(among)})`;
}

/** What a blind reader doesn't see, no search finds: their search goes over what they read. */
const isBlind = sql`application.blind_until is not null`;
const blindText = sql.ref("application.blind_text");

/** The texts in the order of their length: the resume is read only for words that the others lack. */
const texts = [
  sql.ref("application.first_name"),
  sql.ref("application.last_name"),
  sql.ref("application.elevator_pitch"),
  sql.ref("resume.text"),
];

function hasWords(words: string | undefined) {
  const each = wordsOf(words ?? "").map((spellings) => {
    const found = texts.flatMap((text) => spellings.map((spelling) => has(text, spelling)));
    const foundBlind = spellings.map((spelling) => has(blindText, spelling));
    // A match would tell a hirer the number or address that they may not read.
    const mayTell = spellings.some(isOfContact) ? sql`application.contact_shared_at is not null and` : sql``;
    return sql`and ((not ${isBlind} and ${mayTell} (${sql.join(found, sql` or `)}))
      or (${isBlind} and (${sql.join(foundBlind, sql` or `)})))`;
  });
  return sql.join(each, sql` `);
}

function has(text: RawBuilder<unknown>, spelling: string) {
  return sql`lower(${text}) like ${spelling} escape '!'`;
}
