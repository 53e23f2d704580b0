import { writeFileSync } from "node:fs";
import { generatePostings } from "../../src/generator/postings/generate.ts";

/** Jobs per edition. */
export const size = 1000;
const movedPerEdition = 50;

/** One edition of an employer's listing: from one to the next some jobs disappear, some are added, and some change. */
export interface Edition {
  readonly file: string;
  /** In the format of `RecordsOnDisk.openPostings`. */
  readonly postings: readonly string[];
}

export function writeEdition(number: number, file: string): Edition {
  const first = number * movedPerEdition;
  const drafts = generatePostings({ count: first + size, seed: 1, now: Date.UTC(2026, 10, 2) });
  const jobs = [...drafts].slice(first).map(({ title, organization = "", text }, index) => {
    const id = `job-${first + index}`;
    const changes = (first + index) % 3 === number % 3;
    return { id, title: changes ? `${title} (edition ${number})` : title, organization, text };
  });
  const rows = jobs.map(({ id, title, organization, text }) =>
    [id, title, organization, text].map(quoted).join(","),
  );
  writeFileSync(file, `${["id,title,company,description", ...rows].join("\n")}\n`);
  const postings = jobs.map(({ id, title }) => `${id} ${title}`).toSorted();
  return { file, postings };
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
