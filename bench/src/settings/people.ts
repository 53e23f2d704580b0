import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/** Somebody with a browser that is signed in. */
export interface SignedIn {
  readonly cookie: string;
  readonly authorization: string;
}

/** Where a server listens, and where it keeps the mails that it would send. */
interface Place {
  readonly url: string;
  readonly folder: string;
}

/** Signs this many people in by mailed codes, each from an address of their own. */
export async function signInMany(place: Place, count: number): Promise<SignedIn[]> {
  const records = new DatabaseSync(join(place.folder, "candor.db"), { readOnly: true });
  const people: SignedIn[] = [];
  for (let at = 0; at < count; at += 1) people.push(await signIn(place, records, at));
  records.close();
  return people;
}

async function signIn({ url }: Place, records: DatabaseSync, at: number): Promise<SignedIn> {
  const email = `settings-${at}@example.com`;
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": `192.0.2.${1 + at}` };
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`Nobody could sign in: ${await response.text()}`);
    return response;
  };
  await post("/rest/auth/code", { email });
  const code = await mailedCode(records, email);
  const answer = await post("/rest/auth/login", { provider: "code", credential: { email, code } });
  const { jwt } = (await answer.json()) as { jwt: string };
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { cookie: cookies.join("; "), authorization: `Bearer ${jwt}` };
}

/** A task writes the mail a moment later. */
async function mailedCode(records: DatabaseSync, email: string): Promise<string> {
  const mails = records.prepare("select text from mail where recipient = ?");
  for (let tries = 0; tries < 200; tries += 1) {
    const code = /\b\d{6}\b/.exec(String(mails.get(email)?.["text"]))?.[0];
    if (code !== undefined) return code;
    await wait(50);
  }
  throw new Error("No code was mailed.");
}
