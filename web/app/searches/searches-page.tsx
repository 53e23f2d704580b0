import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { PageHead } from "../components/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import type { KeptEntry } from "./kept-search.ts";
import { SearchLedger } from "./search-ledger.tsx";

interface SearchesPageProps {
  readonly title: keyof typeof pages;
  readonly entries: readonly KeptEntry[];
  readonly now: number;
  /** What the page says when it lists none. */
  readonly none: MessageKey;
  readonly children?: ReactNode;
}

const pages = {
  "settings.recentSearches": addresses.recentSearches,
  "settings.favoriteSearches": addresses.favoriteSearches,
} as const satisfies Partial<Record<MessageKey, string>>;

/** one of the two lists, with the way to the other. */
export function SearchesPage({ title, entries, now, none, children }: SearchesPageProps) {
  return (
    <section className="searches">
      <PageHead title={message(title)} path={pages[title]} unlisted />
      <h1>{message(title)}</h1>
      <nav className="status-filter" aria-label={message("searches.lists")}>
        <ul>
          {Object.entries(pages).map(([label, address]) => (
            <li key={label}>
              <a href={address} aria-current={label === title ? "page" : undefined}>
                {message(label as keyof typeof pages)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {entries.length > 0 ? (
        <>
          <SearchLedger
            entries={entries}
            favorite={title === "settings.favoriteSearches"}
            from={pages[title]}
            now={now}
          />
          {children}
        </>
      ) : (
        <div className="nothing">
          <p className="lead">{message(none)}</p>
          <ButtonLink to={addresses.search()}>{message("nav.findAJob")}</ButtonLink>
        </div>
      )}
    </section>
  );
}
