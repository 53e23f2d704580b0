import type { IncomingHttpHeaders } from "node:http";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { limits } from "@candor/contract/limits";
import { openIdsOf, type SourceRow } from "../../queries/sources.ts";
import { type Applied, nothing } from "../../rules/applied.ts";
import { FileFault } from "../../rules/file-fault.ts";
import { readPostings } from "../../rules/read-postings.ts";
import type { ReadRow } from "../../rules/source-posting.ts";
import { isSameName } from "../../rules/sources/same-name.ts";
import { isTooMuch } from "../../rules/sources/schedule.ts";
import { sourceName } from "../../rules/sources/source-name.ts";
import { tidy } from "../../rules/tidy.ts";
import { applyRun } from "../apply.ts";
import { draftsOf } from "../drafts.ts";
import { stage } from "../stage.ts";
import type { FetchParts } from "./parts.ts";

/** What a reading did. */
export interface Reading {
  readonly applied: Applied;
  readonly offered: number;
  readonly refused: number;
  /** The first refused rows. */
  readonly refusals: readonly { readonly row: number; readonly reason: string }[];
  readonly omitted: number;
  /** The first values that were left out of rows that were taken. */
  readonly omissions: readonly { readonly row: number; readonly reason: string }[];
  /** Postings that are missing but were kept because there are so many; 0 if the missing ones were closed. */
  readonly held: number;
  /** A sentence about what wasn't closed. */
  readonly fault: string | undefined;
}

interface Body {
  readonly headers: IncomingHttpHeaders;
  readonly body: readonly Uint8Array[];
}

/** Imports what a source lists. Throws a `FileFault` if it can't be read to the end; nothing changes then. */
export async function readSource(parts: FetchParts, source: SourceRow, found: Body): Promise<Reading> {
  const name = sourceName(source);
  const tally = { offered: 0, refused: 0, omitted: 0, anonymous: 0, held: 0, open: 0 };
  const refusals: { row: number; reason: string }[] = [];
  const omissions: { row: number; reason: string }[] = [];
  const seen = new Set<string>();
  const context = {
    source: name,
    organization: source.organization_name,
    places: parts.places,
    now: parts.clock.now(),
  };
  const drafts = draftsOf(rowsOf(source, found), context, {
    read: () => {},
    refused({ row, reason, known }) {
      tally.refused += 1;
      if (!known) tally.anonymous += 1;
      if (refusals.length < limits.refusalsShown) refusals.push({ row, reason });
    },
    omitted(omission) {
      tally.omitted += 1;
      if (omissions.length < limits.refusalsShown) omissions.push(omission);
    },
    judge: ({ organization = "" }) => strangerIn(tidy(organization), source),
  });

  async function* offered() {
    for await (const row of drafts) {
      // What the source itself calls closed counts as missing.
      if ("draft" in row && !row.draft.open) continue;
      if ("draft" in row) tally.offered += 1;
      seen.add("draft" in row ? row.draft.sourceId : row.refused);
      yield "draft" in row
        ? { row: row.row, draft: { ...row.draft, organization: context.organization } }
        : row;
    }
  }

  async function isComplete(): Promise<boolean> {
    const open = await openIdsOf(parts.database.read, name);
    const gone = open.filter((id) => !seen.has(id)).length;
    tally.open = open.length;
    if (tally.anonymous === 0 && gone > source.allowed_closings && isTooMuch(gone, open.length))
      tally.held = gone;
    return tally.anonymous === 0 && tally.held === 0;
  }

  const applied = await applyRun(parts, await stage(parts, name, offered(), isComplete));
  const { refused, omitted, held } = tally;
  return {
    applied: { ...nothing, ...applied },
    offered: tally.offered,
    refused,
    refusals,
    omitted,
    omissions,
    held,
    fault: faultOf(tally),
  };
}

function faultOf({ anonymous, held, open }: { anonymous: number; held: number; open: number }) {
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

/** Uncompressed. */
const mostBytes = 512 * 1_048_576;

async function* rowsOf({ kind }: SourceRow, { headers, body }: Body): AsyncGenerator<ReadRow> {
  const rows = readPostings(decoded(body, headers["content-encoding"]), {
    families: ["json", "xml", "html"],
    ...(kind !== "site" && { format: kind }),
    most: mostBytes,
  });
  for await (const row of rows) {
    if (row.row > limits.sourcePostings)
      throw new FileFault(`It has more than ${limits.sourcePostings} postings.`);
    yield row;
  }
}

/** Undoes the answer's compression; a file that is itself compressed is left to the reader. */
async function* decoded(body: readonly Uint8Array[], encoding = "identity"): AsyncGenerator<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  if (name === "identity") {
    yield* body;
    return;
  }
  const decoder = decoders[name];
  if (!decoder) throw new FileFault("Its server compressed the answer in a way that we did not ask for.");
  let size = 0;
  try {
    const pieces: AsyncIterable<Uint8Array> = pipeline(Readable.from(body), decoder(), () => {});
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > mostBytes) throw new FileFault(`It has more than ${mostBytes / 1_048_576} MB.`);
      yield piece;
    }
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault("The answer is compressed, and damaged or cut off.", { cause: error });
  }
}

const decoders: Readonly<Record<string, typeof createGunzip | typeof createBrotliDecompress>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
};
