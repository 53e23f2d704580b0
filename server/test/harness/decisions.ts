import { aDraft } from "./a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "./an-application.ts";
import type { Asked, TestApp } from "./app.ts";

/** Postings of Harbor Trust ("Keeper", "Diver" and "Pilot") and of another organization. */
export function harborPostings(server: TestApp): Promise<void> {
  return server.publish([
    ...["Keeper", "Diver", "Pilot"].map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
}

/** A seeker, and a Pro of an organization whose postings exist. */
export async function harborPeople(
  server: TestApp,
  { seeker = "ada@example.com", email = "pro@harbor.example", organization = "Harbor Trust" } = {},
) {
  const harbor = {
    ada: await person(server, seeker),
    pro: await pro(server, email, organization),
    /** Ada applies; resolves to the application's id. */
    applied: async (title: string): Promise<string> =>
      (await apply(server, harbor.ada, await jobNamed(server, title))).body.id,
    /** The application, as Ada reads it. */
    read: async (id: string) => (await server.ask("GET", `/rest/applications/${id}`, harbor.ada)).body,
  };
  return harbor;
}

/** The postings, with the first people there. */
export async function harborDecides(server: TestApp) {
  await harborPostings(server);
  return harborPeople(server);
}

/** Sends decisions as a Pro; they go out after a while. */
export function send(
  server: TestApp,
  by: Person,
  decisions: readonly object[],
  key?: string,
): Promise<Asked> {
  return server.ask("POST", "/rest/organization/decisions", {
    headers: { ...by.headers, ...(key !== undefined && { "idempotency-key": key }) },
    payload: { decisions },
  });
}

export function markAs(server: TestApp, by: Person, decisions: readonly object[]): Promise<Asked> {
  return server.ask("PUT", "/rest/organization/decisions", { ...by, payload: { decisions } });
}

export function undoAs(server: TestApp, by: Person, sending: string): Promise<Asked> {
  return server.ask("POST", `/rest/organization/sendings/${sending}/undo`, by);
}

export function declined(applicationId: string, reason = "positionFilled") {
  return { applicationId, stage: "declined", reason };
}

/** The subjects of the mails that told somebody of a decision. */
export async function decisionsMailed(server: TestApp, email: string): Promise<string[]> {
  const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
  return subjects.filter((subject) => /: (Declined|Interview|Offer)$/.test(subject));
}

/** A Pro's own decisions that have not gone out. */
export async function held(server: TestApp, by: Person): Promise<Record<string, unknown>[]> {
  return (await server.ask("GET", "/rest/organization/decisions", by)).body.decisions;
}
