import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { addResume } from "../../harness/a-resume.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let hirer: Person;
let job: string;
/** In the order in which they were sent, named after what they meet. */
const sent = ["nothing", "one", "both", "both-later"] as const;
const resumes: Readonly<Record<(typeof sent)[number], string>> = {
  nothing: "Keeps lamps lit.",
  one: "SKILLS\nSQL",
  both: "SKILLS\nSQL, Tableau",
  "both-later": "SKILLS\nTableau, SQL",
};
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startApp();
  const description = "<h3>Requirements</h3><ul><li>SQL</li><li>Tableau</li></ul>";
  await server.publish([aDraft({ title: "Analyst", organization: "Harbor Trust", description })]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  job = await jobNamed(server, "Analyst");
  for (const name of sent) {
    const seeker = await person(server, `${name}@example.com`);
    await addResume(server.parts, Number(seeker.accountId), "resume.txt", resumes[name]);
    ids.set((await apply(server, seeker, job)).body.id, name);
    await server.advance(3000);
  }
});
afterAll(() => server.close());

const list = (query: string) =>
  server.ask("GET", `/rest/organization/jobs/${job}/applications${query}`, hirer);
async function namesIn(query: string): Promise<(string | undefined)[]> {
  const { body } = await list(query);
  return body.applications.map(({ id }: { id: string }) => ids.get(id));
}

describe("M-23 the order of applications", { shuffle: false }, () => {
  it("is by promised date unless somebody chooses otherwise", async () => {
    expect(await namesIn("")).toEqual([...sent]);
  });

  it("can be by requirements met, with ties by promised date", async () => {
    expect(await namesIn("?order=requirements")).toEqual(["both", "both-later", "one", "nothing"]);
    const { body } = await list("?order=requirements");
    expect(body.total).toBe(4);
    expect(body.applications[0].musts).toEqual({ met: 2, of: 2 });
  });

  it("holds for what comes next after an application, and for the board", async () => {
    const [first] = [...ids].find(([, name]) => name === "both") ?? [];
    const { body } = await server.ask(
      "GET",
      `/rest/organization/applications/${first}?order=requirements&stage=all`,
      hirer,
    );
    expect(body.place).toMatchObject({ position: 1, total: 4 });
    expect(ids.get(body.place.next)).toBe("both-later");
    const board = await server.ask("GET", `/rest/organization/jobs/${job}/board?order=requirements`, hirer);
    expect(ids.get(board.body.applications[0].id)).toBe("both");
  });

  it("says whether each was compared, on the list and on the board", async () => {
    for (const path of ["applications", "board"]) {
      const { body } = await server.ask(
        "GET",
        `/rest/organization/jobs/${job}/${path}?order=requirements`,
        hirer,
      );
      expect(body.applications.map(({ compared }: { compared: boolean }) => compared)).toEqual(
        sent.map(() => true),
      );
    }
  });

  it("puts an application from before sheets last, after one that meets nothing", async () => {
    const numberOf = (name: string) => Number([...ids].find(([, one]) => one === name)?.[0]);
    await server.parts.database.write(async (writer) => {
      await writer
        .deleteFrom("application_match")
        .where("application_id", "=", numberOf("nothing"))
        .execute();
      await writer
        .updateTable("application_match")
        .set({ musts_met: 0 })
        .where("application_id", "=", numberOf("one"))
        .execute();
    });
    expect(await namesIn("?order=requirements")).toEqual(["both", "both-later", "one", "nothing"]);
    const { body } = await list("?order=requirements");
    expect(body.applications[2]).toMatchObject({ compared: true, musts: { met: 0, of: 2 } });
    expect(body.applications[3].compared).toBe(false);
    expect(body.applications[3].musts).toBeUndefined();
  });
});
