import { addresses } from "../../addresses.ts";
import { PlainPage } from "../../shell/plain-page.tsx";

export const handle = { hydrate: false };

export default function About() {
  return (
    <PlainPage
      area="about"
      path={addresses.about}
      action={{ label: "home.seeAll", address: addresses.search() }}
    />
  );
}
