import { message } from "@candor/contract/messages/message";
import { type Person, person } from "./an-application.ts";
import type { Asked, TestApp } from "./app.ts";

let phones = 0;

/** A number that nobody else in this process has: 555-01xx is reserved for fiction. */
export function newNumber(): string {
  phones += 1;
  const area = 201 + Math.floor(phones / 100);
  return `+1${area}55501${String(phones % 100).padStart(2, "0")}`;
}

/** Texts to a number, latest first. */
export async function textsTo(server: TestApp, number: string): Promise<string[]> {
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(number)}`);
  return (body as { channel: string; text: string }[])
    .filter(({ channel }) => channel === "sms")
    .map(({ text }) => text);
}

type Asking = Pick<Person, "headers">;

export function askCode(
  server: TestApp,
  { headers }: Asking,
  number: string,
  consent: string = message("sms.consent"),
): Promise<Asked> {
  return server.ask("PUT", "/rest/preferences/sms", { headers, payload: { number, consent } });
}

export function showCode(server: TestApp, { headers }: Asking, code: string): Promise<Asked> {
  return server.ask("POST", "/rest/preferences/sms/proof", { headers, payload: { code } });
}

export function codeIn(text: string | undefined): string {
  return /\d{6}/.exec(text ?? "")?.[0] ?? "";
}

/** A person in this time zone. */
export async function personIn(server: TestApp, email: string, timeZone: string): Promise<Person> {
  const made = await person(server, email);
  const { headers } = made;
  await server.ask("PUT", "/rest/account/time-zone", { headers, payload: { timeZone, chosen: true } });
  return made;
}

/** Verifies the person's phone. */
export async function provePhone(server: TestApp, person: Asking, number: string): Promise<void> {
  await askCode(server, person, number);
  const { status } = await showCode(server, person, codeIn((await textsTo(server, number))[0]));
  if (status !== 204) throw new Error(`The number was refused with ${status}.`);
}

/** One call of each route about text messages, for the table of roles. */
export const smsCalls = {
  askSmsNumber: () => ({ body: { number: "1", consent: "" }, told: "invalid-request" as const }),
  proveSmsNumber: () => ({ body: { code: "000000" }, told: "invalid-request" as const }),
  removeSmsNumber: () => ({}),
  takeSms: () => ({
    body: { id: "1", from: "+1", text: "STOP" },
    told: "signature-refused" as const,
  }),
};
