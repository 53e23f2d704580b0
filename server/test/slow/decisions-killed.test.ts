import { expect, test, vi } from "vitest";
import { aDraft } from "../harness/a-draft.ts";
import { apply, jobNamed, person, pro } from "../harness/an-application.ts";
import { startApp } from "../harness/app.ts";
import { testPlace } from "../harness/records.ts";
import { type RunningServer, startServer } from "./programs.ts";

const patience = { timeout: 60_000, interval: 200 };

test("kill -9 of a server while decisions wait: those that were sent leave once, an undone one does not", async () => {
  const place = await testPlace();
  const { ids, harborPro, ada } = await prepared(place.folder);
  const [left, undone] = ids.map((applicationId) => [
    { applicationId, stage: "declined", reason: "positionFilled" },
  ]);

  const first = await startServer(place.folder, { NODE_ENV: "test" });
  const ask = (server: RunningServer, path: string, as: Headers, body?: object) =>
    fetch(`${server.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: { ...as, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const sent = await ask(first, "/rest/organization/decisions", harborPro, { decisions: left });
  expect(sent.status).toBe(202);
  const mistaken = await ask(first, "/rest/organization/decisions", harborPro, { decisions: undone });
  const { id } = (await mistaken.json()) as { id: string };
  expect((await ask(first, `/rest/organization/sendings/${id}/undo`, harborPro, {})).status).toBe(200);
  await first.kill();

  const second = await startServer(place.folder, { NODE_ENV: "test" });
  const read = async (application: string) => {
    const answer = await ask(second, `/rest/applications/${application}`, ada);
    return (await answer.json()) as { status: string; timeline: { kind: string }[] };
  };
  await vi.waitFor(async () => expect((await read(ids[0]!)).status).toBe("declined"), patience);
  expect((await read(ids[1]!)).status).toBe("submitted");
  expect((await read(ids[0]!)).timeline.filter(({ kind }) => kind === "moved")).toHaveLength(1);
  await vi.waitFor(async () => {
    const mailbox = await fetch(`${second.url}/dev/mailbox.json?to=ada%40example.com`);
    const mails = (await mailbox.json()) as { subject: string }[];
    expect(mails.filter(({ subject }) => subject.endsWith(": Declined"))).toHaveLength(1);
  }, patience);
  await second.kill();
  await place.remove();
});

type Headers = Readonly<Record<string, string>>;

/** Two applications, and a Pro who owes their answers. */
async function prepared(folder: string) {
  const server = await startApp({ DATA_DIR: folder });
  const titles = ["Keeper", "Diver"];
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  const harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  const ada = await person(server, "ada@example.com");
  const ids: string[] = [];
  for (const title of titles) ids.push((await apply(server, ada, await jobNamed(server, title))).body.id);
  await server.close();
  return { ids, harborPro: harborPro.headers, ada: ada.headers };
}
