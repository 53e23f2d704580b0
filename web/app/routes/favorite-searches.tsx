import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadSearches } from "../searches/load-searches.ts";
import { SearchesPage } from "../searches/searches-page.tsx";
import "../styles/applications.css";
import "../styles/searches.css";

export const loader = (args: LoaderFunctionArgs) => loadSearches(args);

export default function FavoriteSearches() {
  const { favorites, now } = useLoaderData<typeof loader>();
  return (
    <SearchesPage
      title="settings.favoriteSearches"
      entries={favorites}
      now={now}
      none="searches.noFavorites"
    />
  );
}
