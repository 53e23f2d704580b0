import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { alertFrequencies } from "@candor/contract/values";
import { canonicalText, hashOf } from "@candor/server/features/searches/rules";
import { Random } from "@candor/server/generator/postings/random";
import type { Parts } from "@candor/server/parts";
import { personAt } from "../made-up-person.ts";

/** What alerts are drawn from: postings that somebody might have in mind. */
export interface Wish {
  readonly title: string;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly skills: readonly string[];
}

const seed = 7;
const atOnce = 500;
/** Alerts per person. */
const each = 2;

/** Fills the records with people and their alerts, all due at this moment. */
export async function makeUp(
  { database }: Parts,
  count: number,
  wishes: readonly Wish[],
  dueAt: number,
): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const alerts = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at);
    const people = alerts.filter((at) => at % each === 0).map((at) => 1_000_000 + at);
    await database.write(async (writer) => {
      await writer
        .insertInto("account")
        .values(people.map((id) => personAt(id, dueAt)))
        .execute();
      await writer
        .insertInto("job_alert")
        .values(alerts.map((at) => rowAt(at, wishes, dueAt)))
        .execute();
    });
  }
}

function rowAt(at: number, wishes: readonly Wish[], dueAt: number) {
  const text = canonicalText(criteriaAt(at, wishes));
  return {
    account_id: 1_000_000 + at - (at % each),
    criteria_json: text,
    criteria_hash: hashOf(`${text} ${at}`),
    frequency: alertFrequencies[0],
    hour: 12,
    seen_through: 0,
    due_at: dueAt,
    created_at: dueAt,
  };
}

/** Mostly a title somewhere, as people type it; some with pay, skills or a larger radius. */
function criteriaAt(at: number, wishes: readonly Wish[]): AlertCriteria {
  const random = new Random(seed, at);
  const [{ title, skills }, { city, state }] = [random.pick(wishes), random.pick(wishes)];
  const location = city === undefined ? undefined : [city, state].filter(Boolean).join(", ");
  return {
    query: plain(title),
    ...(location !== undefined && random.chance(0.9) && { location }),
    ...(random.chance(0.2) && { distanceMiles: random.pick([10, 50]) }),
    ...(random.chance(0.3) && { compensationMin: 1000 * random.between(30, 90) }),
    ...(random.chance(0.1) && skills.length > 0 && { skills: skills.slice(0, 1) }),
    ...(random.chance(0.8) && { remote: "exclude" as const }),
  };
}

function plain(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N} ]+/gu, " ")
    .trim()
    .toLowerCase();
}
