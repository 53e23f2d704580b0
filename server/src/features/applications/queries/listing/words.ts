import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import { isShownTo } from "../../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import { isOfContact, wordsOf } from "../../rules/words.ts";

/** The words of a list's filters, and where they were found. */
export interface Searched extends Pick<ApplicationFilters, "words"> {
  /** The applications that contain the words; absent if there are too many to list. */
  readonly among?: readonly number[];
}

/** More wouldn't fit into one statement; each statement then searches itself. */
const mostNamed = 10_000;

/**
 * Searches for the words once for all statements of a list: its page, its counts and its board. The database searches
 * the texts themselves: the same statement decides who may read an application, private text isn't stored a second
 * time, and an organization has thousands of applications, not millions.
 */
export async function searched<Filters extends ApplicationFilters>(
  read: Reader,
  scope: MemberScope,
  filters: Filters,
): Promise<Filters & Searched> {
  if (wordsOf(filters.words ?? "").length === 0) return filters;
  const { rows } = await sql<{ readonly id: number }>`
    select application.id from application
    left join resume on resume.id = application.resume_id
    where application.organization_id in (${sql.join(scope.organizationIds)})
      and ${isShownTo(scope)} ${hasWords(filters.words)}
    limit ${mostNamed + 1}`.execute(read);
  return rows.length > mostNamed ? filters : { ...filters, among: rows.map(({ id }) => id) };
}

/** The condition that the words put on a row of `application` and its `resume`. */
export function isFound({ words, among }: Searched) {
  if (among === undefined) return hasWords(words);
  return among.length === 0 ? sql`and 1 = 0` : sql`and application.id in (${sql.join(among)})`;
}

/** A search must not find what a blind reader can't see: their search covers only what they can read. */
const isBlind = sql`application.blind_until is not null`;
const blindText = sql.ref("application.blind_text");

const names = [sql.ref("application.first_name"), sql.ref("application.last_name")];
/** The shorter one first: the resume is read only for words that the others lack. */
const texts = [sql.ref("application.elevator_pitch"), sql.ref("resume.text")];

function hasWords(words: string | undefined) {
  const each = wordsOf(words ?? "").map(({ folded, spellings }) => {
    const inNames = names.map((name) => sql`folded(${name}) like ${folded} escape '!'`);
    const inTexts = texts.flatMap((text) => spellings.map((spelling) => has(text, spelling)));
    const found = [...inNames, ...inTexts];
    const foundBlind = spellings.map((spelling) => has(blindText, spelling));
    // A match would reveal a phone number or email address that the organization may not read.
    const mayTell = spellings.some(isOfContact) ? sql`application.contact_shared_at is not null and` : sql``;
    return sql`and ((not ${isBlind} and ${mayTell} (${sql.join(found, sql` or `)}))
      or (${isBlind} and (${sql.join(foundBlind, sql` or `)})))`;
  });
  return sql.join(each, sql` `);
}

function has(text: RawBuilder<unknown>, spelling: string) {
  return sql`lower(${text}) like ${spelling} escape '!'`;
}
