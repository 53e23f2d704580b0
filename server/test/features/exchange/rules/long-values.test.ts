import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";
import { postingsOf, rowsOf } from "./reading.ts";

const context = { source: "test", places: loadPlaces(), now: Date.UTC(2026, 10, 1, 12) };
const characters = 450_000;

/** A row of a job board with these values, as it is stored. */
async function drafted(values: object) {
  const job = { id: 1, title: "Kelp diver", absolute_url: "https://a.example/1", content: "x", ...values };
  const [posting] = await postingsOf(JSON.stringify({ jobs: [job] }));
  return normalize(posting!, context);
}

/** Each of these took minutes before the limits. */
describe("E-16 an endless value is read at once", () => {
  it.each([" ", "\t", "(", "Remote - ", "-", "\u00a0"])("a place that repeats %j", async (part) => {
    const name = `remote Aus${part.repeat(characters / part.length)}tin`;
    const { places, text } = await drafted({ location: { name } });
    expect(places).toEqual([]);
    expect(text).toContain("tin");
  });

  it("a place among many others", async () => {
    const { places } = await drafted({ location: { name: `Austin, TX;${" ".repeat(500_000)}; Boston, MA` } });
    expect(places.map(({ city }) => city)).toEqual(["Austin", "Boston"]);
  });

  it("a column that says whether the job is remote", async () => {
    const csv = `title,company,remote\nKelp diver,Harbor,"${"no ".repeat(300_000)}"\nBaker,Harbor,yes\n`;
    const kinds = (await postingsOf(csv)).map((posting) => normalize(posting, context).remote.kind);
    expect(kinds).toEqual(["unknown", "remote"]);
  });

  it("a description of a table that is full of tags without an end", async () => {
    const started = process.threadCpuUsage();
    const [posting] = await postingsOf(
      `id,title,company,description\n1,Kelp diver,Harbor,"${"<p ".repeat(70_000)}"\n`,
    );
    expect(posting).toMatchObject({ title: "Kelp diver" });
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});

it("an organization's endless name refuses its row", async () => {
  const [row] = await rowsOf(`title,company\nKelp diver,${"Harbor ".repeat(1000)}\n`);
  expect(row).toMatchObject({
    kind: "refused",
    reason: expect.stringContaining("more than 1000 characters"),
  });
});
