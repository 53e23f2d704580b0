import type { JobAlert } from "@candor/contract/alerts/shapes";
import type { PostingDraft } from "../../src/features/jobs/rules/posting-draft.ts";
import { day, hour } from "../../src/platform/durations.ts";
import { aDraft } from "./a-draft.ts";
import type { Person } from "./an-application.ts";
import type { TestApp } from "./app.ts";

/** Makes an alert from a search, as its person. */
export async function alertOf(
  server: TestApp,
  { headers }: Pick<Person, "headers">,
  criteria: object,
  frequency = "daily",
): Promise<JobAlert> {
  const { body } = await server.ask("POST", "/rest/job-alerts", {
    headers,
    payload: { criteria, frequency },
  });
  return body;
}

let files = 0;

/** Adds postings to those that exist. */
export function arrive(server: TestApp, ...drafts: readonly Partial<PostingDraft>[]): Promise<void> {
  files += 1;
  return server.publish(
    drafts.map((draft, at) => aDraft({ sourceId: `${files}-${at}`, ...draft })),
    `arrivals ${files}`,
  );
}

/** Moves the clock to a few seconds after the next time it is this hour (UTC), and waits until due tasks are done. */
export async function untilHour(server: TestApp, wanted: number): Promise<void> {
  const now = server.parts.clock.now();
  const today = Math.floor(now / day) * day + wanted * hour;
  await server.advance((today > now ? today : today + day) - now + 5000);
}

export interface SentMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The alert mails to an address, latest first. */
export async function alertMails(server: TestApp, email: string): Promise<SentMail[]> {
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return (body as SentMail[]).filter(
    ({ headers, subject }) => "List-Id" in headers || subject.includes("job alert"),
  );
}

/** The token of a mail's off switch. */
export function switchIn({ headers }: SentMail): string {
  return /switch\/([\w.-]+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
}

const edit = { query: "lamps", remote: "include", frequency: "weekly", hour: 8, paused: false };

/** One call of each alert route, for the table of roles. */
export const alertCalls = {
  listAlerts: () => ({}),
  makeAlert: () => ({ body: { criteria: { query: "harbor" } } }),
  readAlert: ({ alert }: { readonly alert: string }) => ({ params: { id: alert } }),
  editAlert: ({ alert }: { readonly alert: string }) => ({ params: { id: alert }, body: edit }),
  removeAlert: ({ alert }: { readonly alert: string }) => ({ params: { id: alert } }),
  readSwitch: () => ({ body: { token: "1.none" }, told: "link-expired" as const }),
  switchAlert: () => ({ body: { token: "1.none", on: false }, told: "link-expired" as const }),
};
