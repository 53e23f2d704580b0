import { readFileSync } from "node:fs";
import type { TitleSet } from "../title-set.ts";

export const languages = ["de", "es", "fr"] as const;

/** Titles of one language: each query is a job, and the titles behind it are those of the same job. */
export function languageSet(language: (typeof languages)[number]): TitleSet {
  return readLanguageSet(readFileSync(new URL(`${language}.txt`, import.meta.url), "utf8"));
}

/** Reads lines `query: title | title`. */
function readLanguageSet(text: string): TitleSet {
  const titles: { id: string; title: string }[] = [];
  const queries = text
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", named = ""] = line.split(": ");
      const own = named.split(" | ").map((title, at) => ({ id: `${query} ${at}`, title }));
      titles.push(...own);
      return { text: query, relevant: new Set(own.map(({ id }) => id)) };
    });
  return { titles, queries };
}
