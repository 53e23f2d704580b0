import { limits } from "@candor/contract/limits";
import type { StagedRow } from "../../queries/runs.ts";
import { openIdsOf, type SourceRow } from "../../queries/sources.ts";
import { type Applied, nothing } from "../../rules/applied.ts";
import { isSameName } from "../../rules/sources/same-name.ts";
import { isTooMuch } from "../../rules/sources/schedule.ts";
import { sourceName } from "../../rules/sources/source-name.ts";
import { tidy } from "../../rules/tidy.ts";
import { applyRun } from "../apply.ts";
import { draftsOf, type RefusedRow } from "../drafts.ts";
import { stage } from "../stage.ts";
import type { FetchParts } from "./parts.ts";
import { type Answer, rowsOf } from "./rows.ts";

/** What a reading did. */
export interface Reading {
  readonly applied: Applied;
  readonly offered: number;
  readonly refused: number;
  /** The first refused rows. */
  readonly refusals: readonly NamedRow[];
  readonly omitted: number;
  /** The first values that were left out of rows that were taken. */
  readonly omissions: readonly NamedRow[];
  /** Postings that are missing but were kept because there are so many; 0 if the missing ones were closed. */
  readonly held: number;
  /** A sentence about what wasn't closed. */
  readonly fault: string | undefined;
}

/** What a source lists, as far as it has been read. */
interface Listed {
  /** The ids of its postings, including refused ones. */
  readonly ids: Set<string>;
  offered: number;
  refused: number;
  /** How many of those could be any posting of the source. */
  anonymous: number;
  readonly refusals: NamedRow[];
  /** Values that were left out. */
  omitted: number;
  readonly omissions: NamedRow[];
}

interface NamedRow {
  readonly row: number;
  readonly reason: string;
}

/** The source's postings that were open before, and how many missing ones are kept. */
interface Before {
  readonly open: number;
  readonly held: number;
}

/** Imports what a source lists. Throws a `FileFault` if it can't be read to the end; nothing changes then. */
export async function readSource(parts: FetchParts, source: SourceRow, answer: Answer): Promise<Reading> {
  const name = sourceName(source);
  const organization = source.organization_name;
  const context = { source: name, organization, places: parts.places, now: parts.clock.now() };
  const listed: Listed = {
    ids: new Set(),
    offered: 0,
    refused: 0,
    anonymous: 0,
    omitted: 0,
    refusals: [],
    omissions: [],
  };
  let before: Before = { open: 0, held: 0 };
  const drafts = draftsOf(rowsOf(source, answer), context, {
    read: () => {},
    refused: (row) => noteRefusal(listed, row),
    omitted: (value) => noteOmission(listed, value),
    judge: ({ organization: named = "" }) => strangerIn(tidy(named), source),
  });

  async function isComplete(): Promise<boolean> {
    before = beforeOf(source, listed, await openIdsOf(parts.database.read, name));
    return listed.anonymous === 0 && before.held === 0;
  }

  const runId = await stage(parts, name, offeredOf(drafts, organization, listed), isComplete);
  const applied = await applyRun(parts, runId);
  const { offered, refused, refusals, omitted, omissions } = listed;
  return {
    applied: { ...nothing, ...applied },
    offered,
    refused,
    refusals,
    omitted,
    omissions,
    held: before.held,
    fault: faultOf(listed, before),
  };
}

function noteRefusal(listed: Listed, { row, reason, known }: RefusedRow): void {
  listed.refused += 1;
  if (!known) listed.anonymous += 1;
  if (listed.refusals.length < limits.refusalsShown) listed.refusals.push({ row, reason });
}

function noteOmission(listed: Listed, omission: NamedRow): void {
  listed.omitted += 1;
  if (listed.omissions.length < limits.refusalsShown) listed.omissions.push(omission);
}

async function* offeredOf(
  drafts: AsyncIterable<StagedRow>,
  organization: string,
  listed: Listed,
): AsyncGenerator<StagedRow> {
  for await (const row of drafts) {
    if ("refused" in row) {
      listed.ids.add(row.refused);
      yield row;
      continue;
    }
    // What the source itself calls closed counts as missing.
    if (!row.draft.open) continue;
    listed.offered += 1;
    listed.ids.add(row.draft.sourceId);
    yield { row: row.row, draft: { ...row.draft, organization } };
  }
}

/** Postings that are gone are held if there are too many. An anonymous row already keeps everything open. */
function beforeOf(
  { allowed_closings }: SourceRow,
  { ids, anonymous }: Listed,
  open: readonly string[],
): Before {
  const gone = open.filter((id) => !ids.has(id)).length;
  const isHeld = anonymous === 0 && gone > allowed_closings && isTooMuch(gone, open.length);
  return { open: open.length, held: isHeld ? gone : 0 };
}

function faultOf({ anonymous }: Listed, { held, open }: Before): string | undefined {
  if (anonymous > 0)
    return "Nothing was closed: a refused row without a number of its own could be any posting of the source.";
  return held > 0 ? `Nothing was closed: ${held} of ${open} open postings are gone at once.` : undefined;
}

/** An organization's source speaks only for that organization, under any of its names. */
function strangerIn(named: string, source: SourceRow): string | undefined {
  const { organization_name: organization, whole_name: whole } = source;
  if (named === "" || isSameName(named, organization) || isSameName(named, whole)) return undefined;
  return `The employer is "${named.slice(0, 100)}", not ${organization}.`;
}
