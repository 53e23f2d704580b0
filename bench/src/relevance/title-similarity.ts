import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listAll } from "./listing.ts";
import { overPostings } from "./over-postings.ts";
import { type Compared, compare } from "./own-set.ts";
import type { TitleSet } from "./title-set.ts";

/**
 * Postings without an organization appear under their source's name, which is searchable: this one occurs in no query.
 */
const source = "tsen00";

/** A set of titles: each is imported as a posting with nothing else in it. */
export async function judgeTitles(set: TitleSet): Promise<Compared> {
  const program = (data: string) => [
    "server/src/main/import.ts",
    writeCsv(join(data, "titles.csv"), set),
    "--source",
    source,
  ];
  return overPostings(program, async (url) => {
    const listed = await listAll(url, { query: "" });
    if (listed.length !== set.titles.length)
      throw new Error(`Of ${set.titles.length} titles, ${listed.length} are listed.`);
    const queries = set.queries.map(({ text, relevant }) => ({
      text,
      grades: new Map([...relevant].map((id) => [id, 1])),
    }));
    return compare(queries, 1, set.titles, async (query) => {
      const documents = await listAll(url, { query, close: "always" });
      return documents.map(({ source }) => set.titles[numberAt(source?.url)]!.id);
    });
  });
}

/** Each has an address of its own, so that two postings with one title stay two and an answer says which one it is. */
function writeCsv(file: string, { titles }: TitleSet): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = titles.map(({ title }, number) => `${number},${quoted(title)},${addressOf(number)}`);
  writeFileSync(file, `id,title,url\n${rows.join("\n")}\n`);
  return file;
}

function addressOf(number: number): string {
  return `https://titles.example/${number}`;
}

function numberAt(address = ""): number {
  return Number(address.slice(addressOf(0).length - 1));
}
