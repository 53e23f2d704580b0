import type { JobDocument } from "@candor/contract/jobs";

/** The one place that spells the product's page addresses. */
export const addresses = {
  home: "/",
  search: (parameters?: URLSearchParams) => withParameters("/search", parameters),
  details: ({ id, title }: Pick<JobDocument, "id" | "title">) => `/details/${slugOf(title)}/${id}`,
} as const;

const slugCharacters = 80;

/** Words of a title, for people's eyes only: a job is found by its number. Never empty. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return words.slice(0, slugCharacters).replaceAll(/^-+|-+$/g, "") || "job";
}

function withParameters(path: string, parameters: URLSearchParams | undefined): string {
  const text = parameters?.toString();
  return text ? `${path}?${text}` : path;
}
