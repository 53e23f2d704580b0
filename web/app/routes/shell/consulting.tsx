import { addresses } from "../../addresses.ts";
import { PlainPage } from "../../shell/plain-page.tsx";

export const handle = { hydrate: false };

export default function Consulting() {
  return (
    <PlainPage
      area="consulting"
      path={addresses.consulting}
      action={{ label: "home.seeAll", address: addresses.search() }}
    />
  );
}
