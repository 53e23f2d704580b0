import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A collection of titles with yes-or-no judgments. Queries that nobody judged are left out, as in trec_eval. */
export interface TitleSet {
  readonly titles: readonly { readonly id: string; readonly title: string }[];
  readonly queries: readonly { readonly text: string; readonly relevant: ReadonlySet<string> }[];
}

const judgments = "annotations.tsv";

export function isTitleSet(folder: string): boolean {
  return existsSync(join(folder, judgments));
}

/** `queries.tsv` and `corpus_documents.tsv` (number, text), `annotations.tsv` (query, 0, document, 1: TREC's form). */
export function readTitleSet(folder: string): TitleSet {
  const annotations = rowsOf(join(folder, judgments), /\s+/).filter(([, , , grade]) => Number(grade) > 0);
  const relevant = Map.groupBy(annotations, ([query = ""]) => query);
  return {
    titles: rowsOf(join(folder, "corpus_documents.tsv"), "\t").map(([id = "", title = ""]) => ({
      id,
      title,
    })),
    queries: rowsOf(join(folder, "queries.tsv"), "\t").flatMap(([id = "", text = ""]) => {
      const documents = relevant.get(id)?.map(([, , document = ""]) => document);
      return documents ? [{ text, relevant: new Set(documents) }] : [];
    }),
  };
}

function rowsOf(file: string, separator: string | RegExp): string[][] {
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return lines.filter((line) => line !== "").map((line) => line.split(separator));
}
