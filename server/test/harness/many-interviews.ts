import { limits } from "@candor/contract/limits";
import { linkTo, pathOf } from "../../src/features/interviews/rules/link.ts";
import { codeSecret } from "../../src/features/session/rules/codes.ts";
import { jsonText } from "../../src/platform/json-text.ts";
import { callAt, given } from "./an-interview.ts";
import type { TestApp } from "./app.ts";
import { randomFrom } from "./random-from.ts";

/** How one simulated interview went: the last acknowledged answer to each question. */
export interface Simulated {
  readonly id: number;
  readonly call: string;
  readonly acknowledged: Map<string, unknown>;
  sent: boolean;
}

const atOnce = 16;

/** Each interview has its own, so that its course doesn't depend on the others. */
function chancesOf(seed: number): () => number {
  // Neighboring seeds would start alike.
  return randomFrom(Math.imul(seed, 2_654_435_761));
}

/** Makes this many applications to one posting, each by a different person. */
export async function manyInterviews(server: TestApp, jobId: number, count: number): Promise<Simulated[]> {
  const { database, clock, gates } = server.parts;
  const { organization_id } = await database.read
    .selectFrom("posting")
    .select("organization_id")
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const simulated: Simulated[] = [];
  await database.write(async (writer) => {
    for (let at = 0; at < count; at += 1) {
      const account = await writer
        .insertInto("account")
        .values({ email: `seeker${at}@example.com`, email_proved_at: now, created_at: now } as never)
        .returning("id")
        .executeTakeFirstOrThrow();
      const row = { posting_id: jobId, organization_id, account_id: account.id };
      const { id } = await writer
        .insertInto("application")
        .values({ ...row, ...empty, created_at: now, modified_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      const expiresAt = now + limits.interviewLinkDays * 86_400_000;
      const link = linkTo(codeSecret(gates.keys), { id, ...row }, { links: 0, expiresAt });
      simulated.push({ id, call: callAt(pathOf(link)), acknowledged: new Map(), sent: false });
    }
  });
  return simulated;
}

const empty = {
  resume_id: null,
  charity_id: null,
  first_name: "Ada",
  last_name: "Byron",
  phone: "",
  postal_code: "",
  elevator_pitch: "",
  answers_json: jsonText([]),
  posting_json: jsonText({ title: "", organization: "", description: "" }),
  status: "submitted",
  answer_by: null,
  answered_at: null,
  viewed_at: null,
} as const;

/**
 * Everybody answers in their own order and changes their mind. Calls are repeated because an answer was lost, from two
 * devices at once. One in five stops before the end.
 */
export async function simulate(server: TestApp, all: readonly Simulated[], seed: number): Promise<void> {
  const waiting = [...all];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await interview(server, next, chancesOf(seed + next.id));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function interview(server: TestApp, one: Simulated, random: () => number): Promise<void> {
  const stopsAfter = random() < 0.2 ? Math.floor(random() * 7) : Number.POSITIVE_INFINITY;
  const ordered = shuffled(Object.entries(given), random);
  // Ratings and years are asked per skill, so skills come first.
  ordered.sort(([name]) => (name === "skills" ? -1 : 0));
  const again =
    random() < 0.3 ? [ordered[Math.floor(random() * ordered.length)] as (typeof ordered)[number]] : [];
  for (const [at, [question, value]] of [...ordered, ...again].entries()) {
    if (at >= stopsAfter) return;
    const leavesOut = question !== "skills" && random() < 0.15;
    const payload = leavesOut ? {} : { [question]: value };
    const answered = await repeated(server, "PUT", `${one.call}/answers/${question}`, payload, random);
    if (answered) one.acknowledged.set(question, leavesOut ? undefined : value);
  }
  one.sent = await repeated(server, "POST", `${one.call}/sending`, undefined, random);
}

/** Resolves to whether every call was accepted. */
async function repeated(
  server: TestApp,
  method: "PUT" | "POST",
  url: string,
  payload: object | undefined,
  random: () => number,
): Promise<boolean> {
  const times = 1 + Math.floor(random() * 3);
  const remoteAddress = `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.7`;
  const options = { remoteAddress, ...(payload && { payload }) };
  const calls = () => Promise.all(Array.from({ length: times }, () => server.ask(method, url, options)));
  return (await calls()).every(({ status }) => status === 200);
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => [random(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one);
}

/** What is wrong: answers that were lost or doubled, and interviews that were sent twice or not at all. */
export async function faultsIn(server: TestApp, all: readonly Simulated[]): Promise<string[]> {
  const { read } = server.parts.database;
  const rows = await read.selectFrom("interview_answer").selectAll().execute();
  const byInterview = Map.groupBy(rows, ({ application_id }) => application_id);
  const events = await read
    .selectFrom("event")
    .select("subject_id")
    .where("name", "=", "interview-sent")
    .execute();
  const sendings = Map.groupBy(events, ({ subject_id }) => subject_id);
  return all.flatMap(({ id, acknowledged, sent }) => {
    const stored = (byInterview.get(id) ?? []).map(({ question, answer_json }) => [
      question,
      answer_json === null ? undefined : JSON.parse(answer_json),
    ]);
    const isSame = canonical(stored) === canonical([...acknowledged]);
    return [
      ...(isSame ? [] : [`${id}: ${canonical(stored)} instead of ${canonical([...acknowledged])}`]),
      ...((sendings.get(id)?.length ?? 0) === (sent ? 1 : 0)
        ? []
        : [`${id}: sent ${sendings.get(id)?.length} times`]),
    ];
  });
}

function canonical(entries: readonly (readonly unknown[])[]): string {
  return JSON.stringify(entries.toSorted(([one], [other]) => String(one).localeCompare(String(other))));
}
