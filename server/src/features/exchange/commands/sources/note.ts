import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../../platform/database/database.ts";
import { jsonText } from "../../../../platform/json-text.ts";
import type { SourceRow } from "../../queries/sources.ts";
import { nothing } from "../../rules/applied.ts";
import type { Fetched } from "./fetched.ts";

/** Records a fetch; resolves with when the next one is due, or nothing if somebody decided otherwise meanwhile. */
export async function noteFetch(
  writer: Writer,
  source: SourceRow,
  { nextAt, notBefore, result, now }: Fetched & { readonly now: number },
): Promise<number | undefined> {
  if (result.outcome !== "postponed") await insertFetch(writer, source.id, { result, now });
  const { numUpdatedRows } = await writer
    .updateTable("connected_source")
    .set({ next_at: nextAt, not_before: notBefore, ...learned(source, result, now) })
    .where("id", "=", source.id)
    .where("next_at", "=", source.next_at)
    .where("paused_at", "is", null)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? nextAt : undefined;
}

type Result = Fetched["result"];

function learned(source: SourceRow, result: Result, now: number) {
  if (result.outcome === "failed") return { failures: source.failures + 1 };
  if (result.outcome === "unchanged") return { failures: 0 };
  if (result.outcome === "postponed") return {};
  const { headers } = result.found;
  const { held } = result.reading;
  return {
    failures: 0,
    etag: headers.etag?.slice(0, validatorCharacters) ?? null,
    last_modified: headers["last-modified"]?.slice(0, validatorCharacters) ?? null,
    read_at: now,
    held_closings: held,
    allowed_closings: 0,
  };
}

const validatorCharacters = 500;

async function insertFetch(
  writer: Writer,
  sourceId: number,
  { result, now }: { readonly result: Exclude<Result, { outcome: "postponed" }>; readonly now: number },
): Promise<void> {
  const reading = result.outcome === "read" ? result.reading : undefined;
  const fault = result.outcome === "failed" ? result.fault : reading?.fault;
  await writer
    .insertInto("source_fetch")
    .values({
      source_id: sourceId,
      at: now,
      outcome: reading && reading.held > 0 ? "held" : result.outcome,
      fault: fault ?? null,
      offered: reading?.offered ?? 0,
      applied_json: jsonText(reading?.applied ?? nothing),
      refused: reading?.refused ?? 0,
      refusals_json: jsonText(reading?.refusals ?? []),
      omitted: reading?.omitted ?? 0,
      omissions_json: jsonText(reading?.omissions ?? []),
    })
    .execute();
  const oldest = await writer
    .selectFrom("source_fetch")
    .select("id")
    .where("source_id", "=", sourceId)
    .orderBy("id", "desc")
    .offset(limits.fetchesShown)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await writer
      .deleteFrom("source_fetch")
      .where("source_id", "=", sourceId)
      .where("id", "<=", oldest.id)
      .execute();
}
