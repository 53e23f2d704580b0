import { type MessageKey, message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { accountSearches } from "../../searches/account-searches.ts";
import { ForgetRecent, SearchLedger } from "../../searches/search-ledger.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/applications.css";
import "../../styles/searches.css";

export const handle: PageHandle = { requiresAuth: true };

const pages = {
  recent: { title: "settings.recentSearches", path: addresses.recentSearches, none: "searches.noRecent" },
  favorites: {
    title: "settings.favoriteSearches",
    path: addresses.favoriteSearches,
    none: "searches.noFavorites",
  },
} as const satisfies Record<string, { title: MessageKey; path: string; none: MessageKey }>;

/** two pages, one for each list. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const found = await accountSearches(call);
  if ("problem" in found) throw data(null, { status: found.problem.status });
  const list = url.pathname.startsWith(addresses.favoriteSearches) ? "favorites" : "recent";
  return { list, entries: found[list], now } as const;
}

export default function OwnSearches() {
  const { list, entries, now } = useLoaderData<typeof loader>();
  const { title, path, none } = pages[list];
  return (
    <section className="searches">
      <PageHead title={message(title)} path={path} unlisted />
      <SettingsMenu current={path} />
      <h1>{message(title)}</h1>
      {entries.length > 0 ? (
        <>
          <SearchLedger entries={entries} favorite={list === "favorites"} from={path} now={now} />
          {list === "recent" && <ForgetRecent />}
        </>
      ) : (
        <EmptyState drawing="searches" text={message(none)}>
          <ButtonLink to={addresses.search()}>{message("nav.findAJob")}</ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
