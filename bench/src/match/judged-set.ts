import { readFileSync } from "node:fs";

export interface Judged {
  /** From 4 (invite at once) to 0 (not this job). */
  readonly grade: number;
  readonly resume: string;
}

export interface JudgedPosting {
  readonly title: string;
  readonly description: string;
  readonly resumes: readonly Judged[];
  readonly heldOut: boolean;
}

/** The judged postings of `judged.txt`. */
export function judgedPostings(): JudgedPosting[] {
  const text = readFileSync(new URL("judged.txt", import.meta.url), "utf8");
  const [, ...postings] = text.split(/^=== /m);
  return postings.map((posting, index) => {
    const [head = "", ...resumes] = posting.split(/^--- /m);
    const [title = "", ...description] = head.trim().split("\n");
    return {
      title,
      description: description.join("\n"),
      resumes: resumes.map((one) => ({ grade: Number(one[0]), resume: one.slice(1).trim() })),
      heldOut: index % 3 === 2,
    };
  });
}
