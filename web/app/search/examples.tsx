import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

/** Sentences to click, so that nobody has to guess what the field understands. */
export function Examples({ queries }: { queries: readonly string[] }) {
  if (queries.length === 0) return null;
  return (
    <p className="examples">
      <span>{message("home.examples")}</span>{" "}
      {queries.map((query) => (
        <a key={query} href={addresses.search(new URLSearchParams({ query }))}>
          {query}
        </a>
      ))}
    </p>
  );
}
