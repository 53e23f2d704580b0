import { describe, expect, it } from "vitest";
import { setAdministrator } from "../../../../src/features/accounts/commands/appoint.ts";
import { hour } from "../../../../src/platform/durations.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { aConnectingOrganization } from "../../../harness/a-fetching-server.ts";
import { mailsTo, person, pro } from "../../../harness/an-application.ts";
import { indeedFeed } from "../../../harness/board-samples.ts";
import { join } from "../../../harness/members.ts";

const { at, connect, employer, fetchAgain, jobs, list, on, openTitles, owner, settled, slug, source } =
  aConnectingOrganization();

const ownerMail = () => `owner${on.count}@bridge.example`;
const mailsAbout = async (words: string, to = ownerMail()) =>
  (await mailsTo(on.server, to)).filter(({ subject }) => subject.includes(words));

describe("M-45 owners are mailed", () => {
  it("once when a source would close too many postings, and again after they decided", async () => {
    const recruiter = await person(on.server, `recruiter${on.count}@bridge.example`);
    await join(on.server, recruiter, "recruiter", employer());
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder", "Painter")));
    const id = await connect("/jobs.xml");
    on.remote.says("/jobs.xml", indeedFeed([]));
    await fetchAgain(id);
    await fetchAgain(id);
    const [mail, ...others] = await mailsAbout("Have these postings ended");
    expect(others).toEqual([]);
    expect(mail!.text).toContain("3 postings disappeared");
    expect(mail!.text).toContain(`/organization/${slug()}/connections`);
    expect(await mailsAbout("Have these", `recruiter${on.count}@bridge.example`)).toEqual([]);
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder", "Painter")));
    await fetchAgain(id);
    on.remote.says("/jobs.xml", indeedFeed([]));
    await fetchAgain(id);
    expect(await mailsAbout("Have these postings ended")).toHaveLength(2);
  });

  it("once when a source has failed three times in a row, with what was met", async () => {
    on.remote.on("/jobs.xml", (_request, answer) => answer.writeHead(503).end());
    await connect("/jobs.xml?key=secret");
    on.remote.on("/jobs.xml?key=secret", (_request, answer) => answer.writeHead(503).end());
    await on.server.advance(hour);
    await settled();
    expect(await mailsAbout("We can't read")).toEqual([]);
    for (let round = 0; round < 12; round += 1) {
      await on.server.advance(hour);
      await settled();
    }
    expect((await source()).failures).toBeGreaterThan(3);
    const [mail, ...others] = await mailsAbout("We can't read");
    expect(others).toEqual([]);
    expect(mail!.text).toContain("Its server answered with status");
    expect(mail!.text).not.toContain("secret");
  });
});

describe("R-78 M-45 while an organization is another name of another", () => {
  async function merged() {
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    const first = { ...owner() };
    const made = await on.server.ask("POST", `/rest/organizations/${slug()}/keys`, {
      ...first,
      payload: { name: "Report", scopes: ["postings:read"] },
    });
    const whole = `Whole Bridge ${on.count}`;
    const [known] = jobs("Keeper");
    await on.server.publish([aDraft({ title: known!.title, organization: whole })], `w-${on.count}`);
    const wholeOwner = await pro(on.server, `whole${on.count}@bridge.example`, whole);
    const operator = await person(on.server, `operator${on.count}@candor.test`);
    await setAdministrator(on.server.parts, `operator${on.count}@candor.test`, { granted: true });
    const payload = { from: slug(), into: whole, reason: "The same company, by its site" };
    const merge = await on.server.ask("POST", "/rest/admin/merges", { ...operator, payload });
    await settled();
    const undo = async () => {
      await on.server.ask("DELETE", `/rest/admin/merges/${merge.body.id}`, operator);
      await settled();
    };
    const wholeSlug = `whole-bridge-${on.count}`;
    return { id, wholeOwner, wholeSlug, key: made.body.key as string, undo };
  }

  it("its sources are the whole's to see, to pause and to follow, and its own again afterwards", async () => {
    const { id, wholeOwner, wholeSlug, undo } = await merged();
    const ofWhole = `/rest/organizations/${wholeSlug}/sources`;
    expect((await on.server.ask("GET", ofWhole, wholeOwner)).body.sources).toMatchObject([{ id }]);
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder")));
    await fetchAgain(id);
    const { body } = await on.server.ask("GET", `/rest/organizations/${wholeSlug}?size=100`);
    expect(body.jobs.map(({ title }: { title: string }) => title)).toContain(`Welder ${on.count}`);
    expect((await on.server.ask("POST", `${ofWhole}/${id}/pause`, wholeOwner)).status).toBe(204);
    await undo();
    expect((await on.server.ask("GET", ofWhole, wholeOwner)).body.sources).toEqual([]);
    expect((await on.server.ask("POST", `${ofWhole}/${id}/resume`, wholeOwner)).status).toBe(404);
    expect((await list()).sources).toMatchObject([{ id, paused: expect.any(String) }]);
    expect(await openTitles()).toEqual([`Rigger ${on.count}`, `Welder ${on.count}`]);
    expect((await on.server.ask("POST", at(`/${id}/resume`), owner())).status).toBe(204);
  });

  it("its API keys open nothing, and open what they did again afterwards", async () => {
    const { key, undo } = await merged();
    const headers = { authorization: `Bearer ${key}` };
    const ask = async () => (await on.server.ask("GET", "/rest/program/postings", { headers })).status;
    expect(await ask()).toBe(401);
    await undo();
    expect(await ask()).toBe(200);
  });
});
