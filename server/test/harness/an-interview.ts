import { addResume } from "./a-resume.ts";
import { apply, jobNamed, type Person, person } from "./an-application.ts";
import type { Asked, TestApp } from "./app.ts";

const resumeText = `Ada Byron
Experience
Lamp Keeper at Harbor Lights, 2019 - 2024
- Kept lamps lit
Skills
TypeScript, SQL, Welding`;

export interface Applied {
  readonly seeker: Person;
  readonly id: string;
  readonly jobId: string;
}

/** A new person with a resume that says where they worked and what they know, who has applied to the posting. */
export async function applied(
  server: TestApp,
  email: string,
  title: string,
  changes: object = {},
): Promise<Applied> {
  const seeker = await person(server, email);
  await addResume(server.parts, Number(seeker.accountId), "ada.txt", resumeText);
  const jobId = await jobNamed(server, title);
  const { body } = await apply(server, seeker, jobId, { ...changes });
  return { seeker, id: body.id, jobId };
}

/** The call behind the link on the applicant's own page. */
export async function callOf(server: TestApp, { id, seeker }: Applied): Promise<string> {
  const { body } = await server.ask("GET", `/rest/applications/${id}/interview`, seeker);
  return callAt(body.link);
}

/** The call behind an interview's page. */
export function callAt(link: string): string {
  return link.replace(/^.*\/interview\//, "/rest/interviews/");
}

/** Answers by question, in the questions' order. */
export const given = {
  previousEmployer: "Harbor Lights",
  jobTitle: "Lamp Keeper",
  expectedPay: { amount: 85_000, type: "perYear" },
  workAuthorization: "anyEmployer",
  skills: ["TypeScript", "SQL"],
  ratings: [
    { skill: "TypeScript", level: "alone" },
    { skill: "SQL", level: "asked" },
  ],
  years: [
    { skill: "TypeScript", years: 6 },
    { skill: "SQL", years: 0 },
  ],
  charity: "feeding-america",
} as const;

export function answer(
  server: TestApp,
  call: string,
  question: string,
  payload: object,
  by: object = {},
): Promise<Asked> {
  return server.ask("PUT", `${call}/answers/${question}`, { ...by, payload });
}

/** Answers every question. */
export async function answerAll(server: TestApp, call: string): Promise<void> {
  for (const [question, value] of Object.entries(given))
    await answer(server, call, question, { [question]: value });
}

export function send(server: TestApp, call: string): Promise<Asked> {
  return server.ask("POST", `${call}/sending`);
}
