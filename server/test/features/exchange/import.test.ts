import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyRun } from "../../../src/features/exchange/commands/apply.ts";
import { putAll } from "../../../src/features/exchange/commands/put.ts";
import { resumeRuns } from "../../../src/features/exchange/commands/resume.ts";
import { stage } from "../../../src/features/exchange/commands/stage.ts";
import type { StagedRow } from "../../../src/features/exchange/queries/runs.ts";
import { FileFault } from "../../../src/features/exchange/rules/file-fault.ts";
import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

async function importAll(drafts: readonly PostingDraft[], extra: readonly StagedRow[] = [], complete = true) {
  const rows: StagedRow[] = [...drafts.map((draft, index) => ({ row: index + 1, draft })), ...extra];
  return applyRun(records, await stage(records, "test", rows, () => complete));
}

async function postings() {
  const rows = await records.database.read.selectFrom("posting").selectAll().orderBy("id").execute();
  return rows.map((row) => ({ ...row }));
}

async function announced(): Promise<number[][]> {
  const rows = await records.database.read
    .selectFrom("event")
    .select("payload_json")
    .orderBy("sequence")
    .execute();
  return rows.map((row) => JSON.parse(row.payload_json).ids);
}

const welder = aDraft({ sourceId: "w", title: "Welder", organization: "Forge", text: "Join metal." });
const baker = aDraft({ sourceId: "b", title: "Baker", organization: "Mill", text: "Bake bread." });

describe("an import", () => {
  it("adds postings and their organizations, unclaimed, and announces them", async () => {
    expect(await importAll([welder, baker])).toEqual({ added: 2, updated: 0, unchanged: 0, closed: 0 });
    expect((await postings()).map((row) => [row.title, row.status])).toEqual([
      ["Welder", "open"],
      ["Baker", "open"],
    ]);
    const organizations = await records.database.read.selectFrom("organization").selectAll().execute();
    expect(organizations.map((row) => [row.name, row.claimed])).toEqual([
      ["Forge", 0],
      ["Mill", 0],
    ]);
    expect((await announced()).flat()).toEqual((await postings()).map((row) => row.id));
  });

  it("updates on repetition instead of duplicating, and announces only what changed", async () => {
    await importAll([welder, baker]);
    const before = (await announced()).length;
    expect(await importAll([welder, { ...baker, title: "Pastry Baker" }])).toEqual({
      added: 0,
      updated: 1,
      unchanged: 1,
      closed: 0,
    });
    expect((await postings()).map((row) => row.title)).toEqual(["Welder", "Pastry Baker"]);
    expect((await announced()).slice(before)).toEqual([[(await postings())[1]?.id]]);
  });

  it("closes what is missing from a complete file, and reopens it when it is back", async () => {
    await importAll([welder, baker]);
    expect(await importAll([welder])).toMatchObject({ closed: 1 });
    expect((await postings())[1]).toMatchObject({ status: "closed", closed_at: records.clock.now() });
    expect(await importAll([welder, baker])).toMatchObject({ updated: 1 });
    expect((await postings())[1]).toMatchObject({ status: "open", closed_at: null });
  });

  it("closes nothing if the file is not the complete source", async () => {
    await importAll([welder, baker]);
    expect(await importAll([welder], [], false)).toMatchObject({ closed: 0 });
  });

  it("leaves a posting alone if its row is refused", async () => {
    await importAll([welder, baker]);
    expect(await importAll([welder], [{ row: 9, refused: "b" }])).toMatchObject({ closed: 0 });
    expect((await postings())[1]).toMatchObject({ title: "Baker", status: "open" });
  });

  it("of only refused rows keeps the postings that they name", async () => {
    await importAll([welder, baker]);
    expect(await importAll([], [{ row: 1, refused: "b" }])).toEqual({
      added: 0,
      updated: 0,
      unchanged: 0,
      closed: 1,
    });
    expect((await postings()).map((row) => row.status)).toEqual(["closed", "open"]);
  });

  it("leaves other sources alone", async () => {
    await putAll(records, "other", [aDraft({ source: "other" })]);
    await importAll([welder]);
    expect((await postings()).filter((row) => row.status === "open")).toHaveLength(2);
  });

  it("keeps the first publication date, whatever later dates say", async () => {
    const seen = records.clock.now() - 10 * day;
    await importAll([{ ...welder, postedAt: seen }]);
    records.clock.advance(5 * day);
    await importAll([{ ...welder, postedAt: records.clock.now() }]);
    expect((await postings())[0]).toMatchObject({ first_seen_at: seen, posted_at: records.clock.now() });
  });

  it("takes the later of two rows with one id", async () => {
    await importAll([welder, { ...welder, title: "Master Welder" }]);
    expect((await postings()).map((row) => row.title)).toEqual(["Master Welder"]);
  });

  it("treats spellings of an organization's name as one", async () => {
    await importAll([welder, { ...baker, organization: "  FORGE " }]);
    expect(await records.database.read.selectFrom("organization").select("id").execute()).toHaveLength(1);
  });

  it("of postings with more places than a statement has parameters arrives complete", async () => {
    const places = Array.from({ length: 17_000 }, (_, index) => ({ city: `Town ${index}`, country: "US" }));
    expect(await importAll([{ ...welder, places }])).toMatchObject({ added: 1 });
    const [keys] = await records.database.read
      .selectFrom("duplicate_key")
      .select((e) => e.fn.countAll<number>().as("count"))
      .execute();
    expect(keys?.count).toBe(17_000);
  }, 90_000);

  it("of a thousand rows arrives complete", async () => {
    const drafts = Array.from({ length: 1000 }, (_, index) =>
      aDraft({ sourceId: `n${index}`, title: `Job ${index}` }),
    );
    expect(await importAll(drafts)).toMatchObject({ added: 1000 });
    expect(await postings()).toHaveLength(1000);
  });
});

describe("an import that is interrupted", () => {
  it("changes nothing when its file turns out to be faulty", async () => {
    await importAll([welder]);
    async function* faulty() {
      yield { row: 1, draft: baker };
      throw new FileFault("The file ends in the middle.");
    }
    await expect(stage(records, "test", faulty(), () => true)).rejects.toThrow(FileFault);
    expect(await postings()).toHaveLength(1);
    expect(await records.database.read.selectFrom("import_row").selectAll().execute()).toEqual([]);
    expect(await resumeRuns(records)).toEqual({ resumed: 0, undone: 0, failures: [] });
  });

  it("while reading its file is undone at the next start", async () => {
    const begun = {
      source: "test",
      state: "staging" as const,
      complete: 0,
      applied_through: 0,
      summary_json: "{}",
    };
    await records.database.write((writer) =>
      writer
        .insertInto("import_run")
        .values({ ...begun, started_at: 0, finished_at: null })
        .execute(),
    );
    expect(await resumeRuns(records)).toEqual({ resumed: 0, undone: 1, failures: [] });
    expect(await resumeRuns(records)).toEqual({ resumed: 0, undone: 0, failures: [] });
  });

  it("while being applied resumes where it stopped, and closes what is missing at the end", async () => {
    await importAll([baker]);
    const drafts = Array.from({ length: 600 }, (_, index) =>
      aDraft({ sourceId: `n${index}`, title: `Job ${index}` }),
    );
    const rows = drafts.map((draft, index) => ({ row: index + 1, draft }));
    const runId = await stage(records, "test", rows, () => true);
    const abort = new AbortController();
    const stopped = applyRun(records, runId, { signal: abort.signal, progress: () => abort.abort() });
    await expect(stopped).rejects.toThrow();
    expect((await postings()).length).toBeLessThan(600);
    expect(await resumeRuns(records)).toEqual({ resumed: 1, undone: 0, failures: [] });
    expect((await postings()).filter((row) => row.status === "open")).toHaveLength(600);
  });
});

describe("an import that cannot be finished", () => {
  it("does not hold up the others, and is retried later", async () => {
    const broken = await stage(records, "test", [{ row: 1, draft: welder }], () => false);
    await records.database.write((writer) =>
      writer.updateTable("import_row").set({ content_json: "{" }).where("run_id", "=", broken).execute(),
    );
    await stage(records, "test", [{ row: 1, draft: baker }], () => false);
    expect(await resumeRuns(records)).toMatchObject({
      resumed: 1,
      undone: 0,
      failures: [expect.any(SyntaxError)],
    });
    expect((await postings()).map((row) => row.title)).toEqual(["Baker"]);
    expect(await resumeRuns(records)).toMatchObject({ resumed: 0, failures: [expect.any(SyntaxError)] });
  });
});

describe("copies of one job", () => {
  const text = "Join metal with care and read drawings in our harbor yard every morning of the week.";
  const place = { city: "Austin", state: "TX", country: "US" };
  const first = aDraft({ sourceId: "1", title: "Welder", organization: "Forge", text, places: [place] });

  it("M-41 from two sources are one cluster, represented by the best documented copy", async () => {
    await putAll(records, "a", [{ ...first, source: "a" }]);
    await putAll(records, "b", [{ ...first, source: "b", payMin: 50_000, payMax: 60_000 }]);
    const rows = await postings();
    expect(rows.map((row) => [row.cluster_id, row.cluster_size, row.speaks])).toEqual([
      [rows[0]?.id, 2, 0],
      [rows[0]?.id, 2, 1],
    ]);
  });

  it("leave the other to represent itself when they close", async () => {
    await putAll(records, "a", [{ ...first, source: "a" }]);
    await putAll(records, "b", [{ ...first, source: "b", payMin: 50_000, payMax: 60_000 }]);
    await putAll(records, "b", [{ ...first, source: "b", payMin: 50_000, payMax: 60_000, open: false }]);
    expect((await postings())[0]).toMatchObject({ cluster_id: null, cluster_size: 1, speaks: 1 });
  });

  it("announce every posting whose cluster changed", async () => {
    await putAll(records, "a", [{ ...first, source: "a" }]);
    await putAll(records, "b", [{ ...first, source: "b", payMin: 50_000, payMax: 60_000 }]);
    const ids = (await postings()).map((row) => row.id);
    expect((await announced()).at(-1)?.toSorted((a, b) => a - b)).toEqual(ids);
  });
});
