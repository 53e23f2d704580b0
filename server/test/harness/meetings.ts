import { apply, type Person } from "./an-application.ts";
import type { TestApp } from "./app.ts";

export interface Meeting {
  readonly at: string;
  readonly others?: readonly string[];
  readonly timeZone: string;
  readonly minutes: number;
  readonly place?: string;
}

/** What both sides do about interviews. */
export class MeetingCalls {
  readonly #server: TestApp;

  constructor(server: TestApp) {
    this.#server = server;
  }

  /** Somebody applies, and a Pro invites them at once. */
  async invited(seeker: Person, by: Person, jobId: string, meeting: Meeting): Promise<string> {
    const { id } = (await apply(this.#server, seeker, jobId)).body;
    const { status, body } = await this.decide(id, by, meeting);
    if (status !== 200) throw new Error(`An invitation was refused: ${JSON.stringify(body)}`);
    return id;
  }

  decide(id: string, by: Person, meeting: Meeting) {
    return this.#toOrganization(id, by, "decision", { stage: "interview", meeting });
  }

  decline(id: string, by: Person) {
    return this.#toOrganization(id, by, "decision", { stage: "declined", reason: "positionFilled" });
  }

  offer(id: string, by: Person, meeting: Meeting) {
    return this.#toOrganization(id, by, "meeting", meeting);
  }

  cancel(id: string, by: Person, note?: string) {
    return this.#toOrganization(id, by, "meeting/cancellation", note === undefined ? {} : { note });
  }

  reply(id: string, by: Person, payload: object) {
    return this.#server.ask("POST", `/rest/applications/${id}/replies`, { headers: by.headers, payload });
  }

  withdraw(id: string, by: Person) {
    return this.#server.ask("POST", `/rest/applications/${id}/withdrawal`, { headers: by.headers });
  }

  absent(id: string, by: Person, side: "seeker" | "organization", payload: object) {
    return side === "organization"
      ? this.#toOrganization(id, by, "absences", payload)
      : this.#server.ask("POST", `/rest/applications/${id}/absences`, { headers: by.headers, payload });
  }

  async read(id: string, by: Person) {
    return (await this.#server.ask("GET", `/rest/applications/${id}`, { headers: by.headers })).body;
  }

  /** The times at which the Pro has interviews about the application. */
  async standing(id: string): Promise<string[]> {
    const rows = await this.#server.parts.database.read
      .selectFrom("meeting")
      .select("starts_at")
      .where("application_id", "=", Number(id))
      .where("canceled_at", "is", null)
      .execute();
    return rows.map(({ starts_at }) => new Date(starts_at).toISOString());
  }

  #toOrganization(id: string, by: Person, path: string, payload: object) {
    const url = `/rest/organization/applications/${id}/${path}`;
    return this.#server.ask("POST", url, { headers: by.headers, payload });
  }
}
