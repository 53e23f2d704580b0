import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { importPostings, operateIn } from "../operator.ts";
import { newAddress, password } from "../own-account.ts";
import { type OwnInstance, setClock, startOwnInstance } from "../own-instance.ts";
import { until } from "../until.ts";

/** A mail's off switch, and what it stops. */
export interface OffSwitch {
  readonly list: "a job alert" | "application updates" | "application follow-up";
  /** The address in `List-Unsubscribe`. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly owner: Somebody;
}

export interface Somebody {
  readonly email: string;
  readonly id: string;
}

export interface Mailed {
  readonly instance: OwnInstance;
  /** All of one person, one for each kind of list. */
  readonly switches: readonly OffSwitch[];
  /** Somebody else's. */
  readonly others: readonly OffSwitch[];
  readonly hirer: Somebody;
}

const day = 86_400_000;
const organization = "Harbor Trust";

/** A server that has mailed two people about an alert, an answer, and a missing answer. */
export async function mailEverybody(): Promise<Mailed> {
  const instance = await startOwnInstance();
  await publish(instance, "Lamp Keeper", "Lamp Warden");
  const hirer = await signUp(instance, "hirer");
  await operateIn(instance.folder, "pro", hirer.email, organization);
  const people = [await signUp(instance, "reader"), await signUp(instance, "other")];
  for (const person of people) {
    const jwt = await signIn(instance, person);
    await ask(instance, "POST", "/rest/job-alerts", { criteria: { query: "weaver" } }, jwt);
    await resume(instance, jwt);
    await apply(instance, "Lamp Warden", jwt);
    await answerTo(instance, { hirer, id: await apply(instance, "Lamp Keeper", jwt) }, "interview");
  }
  await publish(instance, "Basket Weaver");
  // The answers to one application are long overdue, and it is noon.
  await setClock(instance, Math.ceil(Date.now() / day) * day + 30.5 * day - Date.now());
  const [switches, others] = await Promise.all(people.map((person) => switchesOf(instance, person)));
  return { instance, switches: switches ?? [], others: others ?? [], hirer };
}

const lists = [
  ["a job alert", /new posting/],
  ["application updates", /^Lamp Keeper: /],
  ["application follow-up", /no answer by/],
] as const;

function switchesOf(instance: OwnInstance, owner: Somebody): Promise<OffSwitch[]> {
  return until(async () => {
    const mails = await mailsTo(instance, owner.email);
    return lists.map(([list, subject]) => {
      const mail = mails.find((each) => subject.test(each.subject));
      const address = /<(https?:[^>]+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1];
      if (!mail || !address) throw new Error(`No mail of ${list} was sent to ${owner.email}.`);
      return { list, address, headers: mail.headers, text: mail.text, owner };
    });
  });
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function mailsTo({ address }: OwnInstance, email: string): Promise<Mail[]> {
  return (await (
    await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  ).json()) as Mail[];
}

/** A person who has applied and got an answer by mail. */
export async function answeredPerson({
  instance,
  hirer,
}: Mailed): Promise<{ person: Somebody; off: string; id: string }> {
  const person = await signUp(instance, "passing");
  const jwt = await signIn(instance, person);
  await resume(instance, jwt);
  const id = await apply(instance, "Lamp Keeper", jwt);
  await answerTo(instance, { hirer, id }, "interview");
  const off = await until(async () => {
    const mail = (await mailsTo(instance, person.email)).find(({ subject }) =>
      subject.startsWith("Lamp Keeper: "),
    );
    const address = /<(https?:[^>]+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1];
    if (!address) throw new Error("No answer was mailed.");
    return address;
  });
  return { person, off, id };
}

export async function answerTo(
  instance: OwnInstance,
  { hirer, id }: { hirer: Somebody; id: string },
  stage: string,
): Promise<void> {
  const jwt = await signIn(instance, hirer);
  await ask(instance, "POST", `/rest/organization/applications/${id}/decision`, { stage }, jwt);
}

/** Whether its owner still gets what a switch stops, according to the owner's own pages. */
export async function isOn(
  instance: OwnInstance,
  { list, owner }: Pick<OffSwitch, "list" | "owner">,
): Promise<boolean> {
  const jwt = await signIn(instance, owner);
  if (list === "a job alert") {
    const { alerts } = (await ask(instance, "GET", "/rest/job-alerts", undefined, jwt)) as unknown as {
      alerts: readonly { readonly paused: boolean }[];
    };
    return alerts.every(({ paused }) => !paused);
  }
  const kind = list === "application updates" ? "applicationUpdate" : "applicationFollowUp";
  const { preferences } = (await ask(instance, "GET", "/rest/preferences", undefined, jwt)) as unknown as {
    preferences: readonly { readonly kind: string; readonly channel: string; readonly wanted: boolean }[];
  };
  return preferences.find((each) => each.kind === kind && each.channel === "email")?.wanted === true;
}

/** Changes rows behind the server's back, as another part of it may have done since the mail. */
export function change({ folder }: OwnInstance, ...statements: readonly string[]): void {
  const records = new DatabaseSync(join(folder, "candor.db"), {
    enableForeignKeyConstraints: false,
    timeout: 10_000,
  });
  try {
    for (const statement of statements) records.exec(statement);
  } finally {
    records.close();
  }
}

async function signUp(instance: OwnInstance, name: string): Promise<Somebody> {
  const email = newAddress(name);
  return signUpAs(instance, email);
}

export async function signUpAs(instance: OwnInstance, email: string): Promise<Somebody> {
  const person = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
  const { profile } = (await ask(instance, "POST", "/rest/auth/login", person)) as unknown as {
    profile: { id: string };
  };
  signedIn.delete(email);
  return { email, id: profile.id };
}

/** Tokens, by address. */
const signedIn = new Map<string, string>();

export async function signIn(instance: OwnInstance, { email }: Somebody): Promise<string> {
  const known = signedIn.get(email);
  const still = known && (await fetch(`${instance.address}/rest/preferences`, { headers: bearer(known) }));
  if (known && still && still.ok) return known;
  const { jwt } = await ask(instance, "POST", "/rest/auth/login", {
    provider: "password",
    credential: { email, password },
  });
  signedIn.set(email, jwt);
  return jwt;
}

async function resume({ address }: OwnInstance, jwt: string): Promise<void> {
  const body = new FormData();
  body.set("file", new File(["Keeps lamps lit."], "resume.txt"));
  await fetch(`${address}/rest/resumes`, { method: "POST", headers: bearer(jwt), body });
}

async function apply(instance: OwnInstance, title: string, jwt: string): Promise<string> {
  const found = (await ask(instance, "POST", "/rest/jobs/search", { query: title })) as unknown as {
    documents: readonly { readonly id: string; readonly title: string }[];
  };
  const job = found.documents.find((each) => each.title === title);
  const application = {
    firstName: "Ada",
    lastName: "Byron",
    phone: "(512) 555-0143",
    postalCode: "78701",
    elevatorPitch: "I keep lamps lit, also in storms.",
  };
  return (await ask(instance, "POST", `/rest/jobs/${job?.id}/applications`, application, jwt)).id;
}

interface Answer {
  readonly id: string;
  readonly jwt: string;
}

export async function ask(
  { address }: OwnInstance,
  method: string,
  path: string,
  body?: object,
  jwt?: string,
): Promise<Answer> {
  const asked = {
    method,
    headers: { ...(body && { "content-type": "application/json" }), ...(jwt !== undefined && bearer(jwt)) },
    ...(body && { body: JSON.stringify(body) }),
  };
  let answer: Response;
  // A busy machine may take too long for the first search.
  do answer = await fetch(`${address}${path}`, asked);
  while (answer.status === 503);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function bearer(jwt: string) {
  return { authorization: `Bearer ${jwt}` };
}

async function publish({ folder }: OwnInstance, ...titles: readonly string[]): Promise<void> {
  const [source = ""] = titles;
  const file = join(folder, `${source}.json`);
  const postings = titles.map((title) => ({
    "@type": "JobPosting",
    identifier: title,
    title,
    hiringOrganization: organization,
    description: title,
  }));
  await writeFile(file, JSON.stringify({ "@context": "https://schema.org", "@graph": postings }));
  await importPostings(folder, file, source);
}
