import type { Application } from "@candor/contract/applications/shapes";

/** The words that an application is found by, in lower case. */
export function searchedWords({ job }: Pick<Application, "job">): string[] {
  return wordsIn(`${job.title} ${job.organization.name}`);
}

export function wordsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Whether each word of a text is a prefix of one of its words. */
export function isFoundBy(application: Pick<Application, "job">, text: string): boolean {
  const words = searchedWords(application);
  return wordsIn(text).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
