import { appointPro } from "../../src/features/accounts/commands/appoint.ts";
import { nameKey } from "../../src/features/organizations/rules/name-key.ts";
import { withResume } from "./a-resume.ts";
import type { Asked, TestApp } from "./app.ts";
import { signIn } from "./sign-in.ts";

/** What somebody sends with an application. */
export const sent = {
  firstName: "Ada",
  lastName: "Byron",
  phone: "(212) 555-2368",
  postalCode: "10001",
  elevatorPitch: "I keep lamps lit.",
};

export interface Person {
  readonly headers: { readonly authorization: string };
  readonly accountId: string;
}

export async function person(server: TestApp, email: string): Promise<Person> {
  const { jwt, profile } = await signIn(server, email);
  return { headers: { authorization: `Bearer ${jwt}` }, accountId: profile.id };
}

/** A person who answers for an organization, which claims it. */
export async function pro(server: TestApp, email: string, organization: string): Promise<Person> {
  if (!(await appointPro(server.parts, email, nameKey(organization)))) throw new Error(`No ${organization}.`);
  await server.parts.settled();
  return person(server, email);
}

/** Sends an application with the person's resume, or with one made here. */
export async function apply(
  server: TestApp,
  { headers, accountId }: Person,
  jobId: string,
  changes: Readonly<Record<string, unknown>> = {},
  key?: string,
): Promise<Asked> {
  await withResume(server.parts, Number(accountId));
  return server.ask("POST", `/rest/jobs/${jobId}/applications`, {
    headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
    // Most tests are about an application that a Pro reads as it was sent.
    payload: { ...sent, shareContact: true, ...changes },
  });
}

/** The number of the only posting with this title. */
export async function jobNamed(server: TestApp, title: string): Promise<string> {
  const row = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return String(row.id);
}

/** Mails to an address, newest first. */
export async function mailsTo(
  server: TestApp,
  email: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  await server.parts.settled();
  return (await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body as never;
}
