import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const words =
  "You keep the looms of our weaving mill running from the first shift until the last bolt of cloth is cut. You oil shuttles, tie warps, count threads and write down what each loom made during the long night watch.";
const pay = { min: 40_000, max: 60_000, type: "year", currency: "USD" } as const;

let server: TestApp;
let mill: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ organization: "Old Mill", title: "Loom Keeper", text: words, description: `<p>${words}</p>` }),
    ...Array.from({ length: 20 }, () =>
      aDraft({ title: "Welder", compensation: pay, payMin: pay.min, payMax: pay.max }),
    ),
  ]);
  await server.advance(86_400_000);
  await server.publish(
    [
      aDraft({
        source: "later",
        organization: "Copy Mill",
        title: "Loom Minder",
        text: `${words} Write to mill@gmail.com.`,
      }),
      aDraft({
        source: "later",
        title: "Welder",
        organization: "Gold Yard",
        compensation: { ...pay, min: 300_000, max: 400_000 },
        payMin: 300_000,
        payMax: 400_000,
      }),
    ],
    "later",
  );
  const organizationId = await organizationNamed(server, "Copy Mill");
  mill = hirer(server, await pro(server, "owner@mill.example", "Copy Mill"), organizationId);
}, 60_000);
afterAll(() => server.close());

async function signalsOf(title: string, organization: string) {
  const { id } = await server.parts.database.read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select("posting.id")
    .where("title", "=", title)
    .where("organization.name", "=", organization)
    .executeTakeFirstOrThrow();
  const { status, body } = await server.ask("GET", `/rest/jobs/${id}/signals`);
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(["compared", "signals"]);
  return body.signals;
}

describe("M-11 GET /rest/jobs/{id}/signals", () => {
  it("tells of an imported posting each signal with its evidence, and no score", async () => {
    expect(await signalsOf("Loom Minder", "Copy Mill")).toEqual([
      {
        name: "free-mailer",
        text: "Asks you to write to a free mail address",
        sentence: "Write to mill@gmail.com.",
      },
      {
        name: "copied-words",
        text: "Has the same words as another organization's older posting",
        original: expect.objectContaining({ title: "Loom Keeper", organization: "Old Mill" }),
      },
    ]);
  });

  it("tells nothing of the posting that was copied", async () => {
    expect(await signalsOf("Loom Keeper", "Old Mill")).toEqual([]);
  });

  it("compares pay with others of the occupation, and says with how many", async () => {
    const [signal] = await signalsOf("Welder", "Gold Yard");
    expect(signal).toEqual({
      name: "pay-far-outside",
      text: "States pay far outside what others post for this occupation",
      figures:
        "It states $300,000 - $400,000 per year. 20 other postings for Welder state between $40,000 and $60,000 a year (without the highest and lowest tenth).",
    });
  });

  it("is not found for a draft", async () => {
    const id = await mill.draft();
    expect((await server.ask("GET", `/rest/jobs/${id}/signals`)).body.code).toBe("job-not-found");
  });
});

describe("M-11 the hirer", () => {
  it("sees the signals of a draft before anybody else, and publishing is not refused", async () => {
    const id = await mill.draft({ description: `${words} Apply via WhatsApp: +1 555 010 0199.` });
    const { body } = await mill.ask("GET", `/${id}`);
    expect(body.signals.map(({ name }: { name: string }) => name)).toEqual(["chat-app", "copied-words"]);
    expect((await mill.move(id, "publish")).status).toBe(200);
  });
});
