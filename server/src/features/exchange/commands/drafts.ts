import type { StagedRow } from "../queries/runs.ts";
import { type Normalizing, normalize } from "../rules/normalize/normalize.ts";
import type { ReadRow, SourcePosting } from "../rules/source-posting.ts";

export interface Hearing {
  readonly read: () => void;
  /** `known` is whether we can tell which posting the row is about. */
  readonly refused: (row: number, reason: string, known: boolean) => void;
  /** Why a readable posting is refused; undefined if it is accepted. */
  readonly judge?: (posting: SourcePosting) => string | undefined;
}

/** Rows as they are staged: normalized, or refused with a reason. */
export async function* draftsOf(
  rows: AsyncIterable<ReadRow>,
  context: Normalizing,
  { read, refused, judge }: Hearing,
): AsyncGenerator<StagedRow> {
  for await (const found of rows) {
    const { row } = found;
    if (found.kind === "refused") {
      refused(row, found.reason, found.sourceId !== undefined);
      if (found.sourceId !== undefined) yield { row, refused: found.sourceId };
      continue;
    }
    const reason = judge?.(found.posting);
    if (reason === undefined) {
      read();
      yield { row, draft: normalize(found.posting, context) };
    } else {
      refused(row, reason, true);
      yield { row, refused: found.posting.sourceId };
    }
  }
}
