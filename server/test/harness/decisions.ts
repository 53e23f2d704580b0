import { mailsTo, type Person } from "./an-application.ts";
import type { Asked, TestApp } from "./app.ts";

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
