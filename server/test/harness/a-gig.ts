import { answerByOf } from "@candor/contract/applications/business-days";
import { jsonText } from "../../src/platform/json-text.ts";
import { aDraft } from "./a-draft.ts";
import { type Person, pro } from "./an-application.ts";
import type { TestApp } from "./app.ts";
import { organizationId } from "./members.ts";

/** What an organization says about a gig. */
export const gigFields = {
  title: "Paint a lighthouse",
  description: "White and red, before the winter.",
  budget: { kind: "perProject", from: 2000, to: 5000 },
  skills: ["Painting"],
  answerBusinessDays: 5,
} as const;

/** What a freelancer sends. */
export const proposed = {
  firstName: "Ada",
  lastName: "Byron",
  amount: 3000,
  message: "I painted two of them.",
} as const;

/** Two organizations that have a Pro each, and the first one's number. */
export async function gigOrganizations(server: TestApp) {
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
  ]);
  return {
    keeper: await pro(server, "keeper@harbor.example", "Harbor Trust"),
    rival: await pro(server, "rival@quarry.example", "Quarry Works"),
    harbor: String(await organizationId(server.parts.database.read, "Harbor Trust")),
  };
}

/** An open gig of an organization. */
export async function aGig({ parts: { database, clock } }: TestApp, organizationId: string): Promise<string> {
  const { title, description, budget, skills, answerBusinessDays } = gigFields;
  const { id } = await database.write((writer) =>
    writer
      .insertInto("gig")
      .values({
        organization_id: Number(organizationId),
        title,
        description,
        budget: budget.kind,
        amount_from: budget.from,
        amount_to: budget.to,
        place: null,
        skills_json: jsonText(skills),
        answer_business_days: answerBusinessDays,
        created_at: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return String(id);
}

/** Somebody's proposal for a gig. */
export async function aGigProposal(
  { parts: { database, clock } }: TestApp,
  gigId: string,
  accountId: number,
): Promise<string> {
  const now = clock.now();
  const { firstName, lastName, amount, message } = proposed;
  const { id } = await database.write((writer) =>
    writer
      .insertInto("gig_proposal")
      .values({
        gig_id: Number(gigId),
        account_id: accountId,
        first_name: firstName,
        last_name: lastName,
        budget: gigFields.budget.kind,
        amount,
        message,
        state: "sent",
        created_at: now,
        answer_by: answerByOf(now, gigFields.answerBusinessDays),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return String(id);
}

interface Said {
  readonly firstName: string;
  readonly lastName: string;
  readonly message: string;
  readonly note: string;
}

/** A proposal for a gig of Harbor Trust that its Pro declines, with calls that mail both. */
export async function aDeclinedProposal(
  server: TestApp,
  own: Person,
  hirer: Person,
  { note, ...said }: Said,
): Promise<void> {
  const ask = async (by: Person, path: string, payload: object) => {
    const { status, body } = await server.ask("POST", path, { headers: by.headers, payload });
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`);
    await server.parts.settled();
    return body as { readonly id: string };
  };
  const organization = await organizationId(server.parts.database.read, "Harbor Trust");
  const gig = await aGig(server, String(organization));
  const { id } = await ask(own, `/rest/gigs/${gig}/proposals`, { ...proposed, ...said });
  await ask(hirer, `/rest/organization/gig-proposals/${id}/answer`, { answer: "declined", note });
}
