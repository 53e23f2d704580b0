import type { Parts } from "@candor/server/parts";
import type { FastifyInstance } from "fastify";

/** Somebody who is signed in and has a resume. */
export interface Applicant {
  readonly accountId: number;
  readonly authorization: string;
  readonly address: string;
}

/** Signs this many people in by mailed codes, each from an address of their own, and gives each a resume. */
export async function signInMany(app: FastifyInstance, parts: Parts, count: number): Promise<Applicant[]> {
  const people: Applicant[] = [];
  for (let at = 0; at < count; at += 1) people.push(await signIn(app, parts, at));
  return people;
}

async function signIn(app: FastifyInstance, parts: Parts, at: number): Promise<Applicant> {
  const email = `applicant-${at}@example.com`;
  const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  const post = (url: string, payload: object) =>
    app.inject({ method: "POST", url, payload, remoteAddress: address });
  await post("/rest/auth/code", { email });
  await parts.settled();
  const { text } = await parts.database.read
    .selectFrom("mail")
    .select("text")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const answer = await post("/rest/auth/login", { provider: "code", credential: { email, code } });
  const { jwt, profile } = answer.json<{ jwt: string; profile: { id: string } }>();
  const accountId = Number(profile.id);
  await addResume(parts, accountId);
  return { accountId, authorization: `Bearer ${jwt}`, address };
}

async function addResume({ database, clock, files }: Parts, owner_id: number): Promise<void> {
  const text = "Keeps lamps lit. ".repeat(200);
  const bytes = Buffer.from(`${owner_id} ${text}`);
  const { storageKey: storage_key, sha256 } = await files.put(bytes);
  const now = clock.now();
  await database.write(async (writer) => {
    const file = { storage_key, sha256, name: "resume.txt", media_type: "text/plain", bytes: bytes.length };
    const { id: file_id } = await writer
      .insertInto("file")
      .values({ ...file, owner_id, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("resume")
      .values({ account_id: owner_id, draft_key_hash: null, file_id, text, uploaded_at: now })
      .execute();
  });
}
