import { expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { mailsTo, type Person, pro } from "../../harness/an-application.ts";
import { startApp } from "../../harness/app.ts";

it("R-82 an answer to a lead that comes too late is told who answered first, and when", async () => {
  const server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
  ]);
  const first = await pro(server, "first@harbor.example", "Harbor Trust");
  const second = await pro(server, "second@harbor.example", "Harbor Trust");
  const rival = await pro(server, "rival@quarry.example", "Quarry Works");
  const { slug } = await server.parts.database.read
    .selectFrom("pro")
    .select("slug")
    .where("account_id", "=", Number(first.accountId))
    .executeTakeFirstOrThrow();
  const grace = { firstName: "Grace", lastName: "Brewster", email: "grace@work.example" };
  await server.ask("POST", `/rest/pros/${slug}/leads`, { payload: grace });
  const [{ id }] = (await server.ask("GET", "/rest/organization/leads", first)).body.leads;
  const answer = (by: Person, payload: object) =>
    server.ask("POST", `/rest/organization/leads/${id}/answer`, { ...by, payload });
  expect((await answer(first, {})).status).toBe(204);
  const late = [
    await answer(second, { text: "Come by." }),
    await answer(second, {}),
    await answer(first, { text: "Come by." }),
  ];
  for (const { status, body } of late) {
    expect([status, body.code]).toEqual([409, "already-answered"]);
    expect(body.detail).toMatch(
      /^first@harbor\.example answered this on .+ \d{4}\. Your answer was not sent\.$/,
    );
  }
  expect((await answer(rival, {})).status).toBe(404);
  expect(await mailsTo(server, grace.email)).toEqual([]);
  await server.close();
});
