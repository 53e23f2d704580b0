import type { StagedRow } from "../queries/runs.ts";
import { type Normalizing, normalize } from "../rules/normalize/normalize.ts";
import { omissionsOf } from "../rules/normalize/omissions.ts";
import type { ReadRow, SourcePosting } from "../rules/source-posting.ts";

export interface Hearing {
  readonly read: () => void;
  readonly refused: (refusal: RefusedRow) => void;
  /** A value that is left out of a row that is taken. */
  readonly omitted: (omission: { readonly row: number; readonly reason: string }) => void;
  /** Why a readable posting is refused; undefined if it is accepted. */
  readonly judge?: (posting: SourcePosting) => string | undefined;
}

export interface RefusedRow {
  readonly row: number;
  readonly reason: string;
  /** Whether we can tell which posting it is about. */
  readonly known: boolean;
}

/** Rows as they are staged: normalized, or refused with a reason. */
export async function* draftsOf(
  rows: AsyncIterable<ReadRow>,
  context: Normalizing,
  { read, refused, omitted, judge }: Hearing,
): AsyncGenerator<StagedRow> {
  for await (const found of rows) {
    const { row } = found;
    if (found.kind === "refused") {
      refused({ row, reason: found.reason, known: found.sourceId !== undefined });
      if (found.sourceId !== undefined) yield { row, refused: found.sourceId };
      continue;
    }
    const reason = judge?.(found.posting);
    if (reason === undefined) {
      read();
      for (const reason of omissionsOf(found.posting, context.places)) omitted({ row, reason });
      yield { row, draft: normalize(found.posting, context) };
    } else {
      refused({ row, reason, known: true });
      yield { row, refused: found.posting.sourceId };
    }
  }
}
