import { addresses } from "../../addresses.ts";
import { PlainPage } from "../../shell/plain-page.tsx";

export const handle = { hydrate: false };

export default function Hire() {
  return (
    <PlainPage
      area="hire"
      path={addresses.hire}
      action={{ label: "newOrganization.title", address: addresses.newOrganization }}
    />
  );
}
