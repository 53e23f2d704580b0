import { Random } from "@candor/server/generator/postings/random";
import type { Parts } from "@candor/server/parts";
import { jsonText } from "@candor/server/platform/json-text";
import { personAt } from "../made-up-person.ts";

const seed = 11;
const atOnce = 250;
const day = 86_400_000;

const words =
  "lamp harbor anchor splice ledger pilot tide crane winch rope survey welding forklift payroll python kubernetes nursing".split(
    " ",
  );

/** One organization with postings, a Pro, and applications with a resume of some 4,000 characters each. */
export async function makeUp({ database }: Parts, count: number, postings: number, now: number) {
  const { id: organizationId } = await database.read
    .selectFrom("posting")
    .select("organization_id as id")
    .executeTakeFirstOrThrow();
  const jobs = await database.read.selectFrom("posting").select("id").limit(postings).execute();
  const jobIds = jobs.map(({ id }) => id);
  const random = new Random(seed, 0);
  await database.write(async (writer) => {
    await writer
      .updateTable("posting")
      .set({ organization_id: organizationId })
      .where("id", "in", jobIds)
      .execute();
    await writer.insertInto("account").values(personAt(1, now)).execute();
    await writer
      .insertInto("membership")
      .values({ organization_id: organizationId, account_id: 1, role: "owner", created_at: now })
      .execute();
  });
  for (let from = 0; from < count; from += atOnce)
    await database.write(async (writer) => {
      const ids = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at + 10);
      await writer
        .insertInto("account")
        .values(ids.map((id) => personAt(id, now)))
        .execute();
      await writer
        .insertInto("file")
        .values(ids.map((id) => fileAt(id, now)))
        .execute();
      await writer
        .insertInto("resume")
        .values(ids.map((id) => resumeAt(id, now, random)))
        .execute();
      await writer
        .insertInto("application")
        .values(ids.map((id) => applicationAt(id, organizationId, jobIds, now, random)))
        .execute();
      await writer
        .insertInto("application_tag")
        .values(ids.filter((id) => id % 7 === 0).map((id) => ({ application_id: id, tag: `tag ${id % 5}` })))
        .execute();
    });
  return { organizationId, jobIds };
}

function fileAt(id: number, now: number) {
  const sha256 = id.toString(16).padStart(64, "0");
  return {
    id,
    owner_id: id,
    storage_key: `key-${id}`,
    name: "resume.pdf",
    media_type: "application/pdf",
    bytes: 4000,
    sha256,
    created_at: now,
  };
}

function textOf(length: number, random: Random): string {
  let text = "";
  while (text.length < length) text += `${words[random.below(words.length)]} `;
  return text;
}

function resumeAt(id: number, now: number, random: Random) {
  return {
    id,
    account_id: id,
    draft_key_hash: null,
    file_id: id,
    text: `${textOf(4000, random)}${id % 100 === 0 ? "sextant" : ""}`,
    uploaded_at: now,
    inactivated_at: null,
    name: null,
    preferred_at: null,
    settled_json: null,
  };
}

function applicationAt(
  id: number,
  organization_id: number,
  jobIds: readonly number[],
  now: number,
  random: Random,
) {
  const status = (["submitted", "viewed", "viewed", "interview", "declined"] as const)[id % 5] ?? "viewed";
  return {
    id,
    organization_id,
    posting_id: jobIds[id % jobIds.length] ?? 0,
    account_id: id,
    resume_id: id,
    charity_id: null,
    first_name: `Person${id}`,
    last_name: "Byron",
    phone: "(212) 555-2368",
    postal_code: "10001",
    elevator_pitch: textOf(600, random),
    answers_json: jsonText([]),
    posting_json: jsonText({ title: "", organization: "", description: "" }),
    status,
    answer_by: now + (id % 14) * day,
    answered_at: null,
    created_at: now - (id % 30) * day,
    modified_at: now,
    viewed_at: null,
  };
}
