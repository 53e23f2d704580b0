import { afterAll, beforeAll, expect, it } from "vitest";
import { harborTrust } from "../../harness/a-posting.ts";
import { apply, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let owner: Person;
let harbor: Awaited<ReturnType<typeof harborTrust>>["harbor"];

beforeAll(async () => {
  server = await startApp();
  ({ owner, harbor } = await harborTrust(server));
});
afterAll(() => server.close());

/** A closed posting that somebody applied to, and the application. */
async function closedWithApplicant(title: string, email: string) {
  const former = await harbor.publish({ title });
  const { body } = await apply(server, await person(server, email), former);
  await harbor.move(former, "close");
  return { former, application: String(body.id) };
}

const decline = (application: string) =>
  server.ask("POST", `/rest/organization/applications/${application}/decision`, {
    ...owner,
    payload: { stage: "declined", reason: "positionFilled" },
  });

it.each([
  ["that is a copy", true],
  ["that nobody copied", false],
])(
  "M-38 a job is posted again, by a posting %s, once everybody who applied has an answer",
  async (_how, copies) => {
    const title = `Net Mender ${copies}`;
    const { former, application } = await closedWithApplicant(title, `waiting-${copies}@example.com`);
    const again = await harbor.draft({ title }, copies ? former : undefined);
    const refused = await harbor.move(again, "publish");
    expect([refused.status, refused.body.code]).toEqual([409, "applicants-waiting"]);
    expect((await harbor.ask("GET", `/${again}`)).body.life).toBe("draft");
    expect((await decline(application)).status).toBeLessThan(300);
    expect((await harbor.move(again, "publish")).status).toBe(200);
  },
);

it("M-38 another job is posted meanwhile, and the same posting may be opened again", async () => {
  const { former } = await closedWithApplicant("Rope Maker", "patient@example.com");
  expect((await harbor.move(former, "reopen")).status).toBe(200);
  expect(await harbor.publish({ title: "Sail Maker" })).toBeDefined();
});

it("M-38 who withdrew doesn't wait", async () => {
  const former = await harbor.publish({ title: "Hull Painter" });
  const seeker = await person(server, "gone@example.com");
  const { body } = await apply(server, seeker, former);
  await server.ask("POST", `/rest/applications/${body.id}/withdrawal`, seeker);
  await harbor.move(former, "close");
  expect(await harbor.publish({ title: "Hull Painter" }, former)).toBeDefined();
});
