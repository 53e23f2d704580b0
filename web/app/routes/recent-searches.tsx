import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadSearches } from "../searches/load-searches.ts";
import { ForgetRecent } from "../searches/search-ledger.tsx";
import { SearchesPage } from "../searches/searches-page.tsx";
import "../styles/applications.css";
import "../styles/searches.css";

export const loader = (args: LoaderFunctionArgs) => loadSearches(args);

export default function RecentSearches() {
  const { recent, now } = useLoaderData<typeof loader>();
  return (
    <SearchesPage title="settings.recentSearches" entries={recent} now={now} none="searches.noRecent">
      <ForgetRecent />
    </SearchesPage>
  );
}
