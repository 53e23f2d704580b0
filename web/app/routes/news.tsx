import { addresses } from "../addresses.ts";
import { PlainPage } from "../components/plain-page.tsx";

export const handle = { hydrate: false };

export default function News() {
  return (
    <PlainPage area="news" path={addresses.news} action={{ label: "about.link", address: addresses.about }} />
  );
}
