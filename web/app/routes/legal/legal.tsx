import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { notices } from "../../legal/legal-notices.ts";
import { LegalPage } from "../../legal/legal-page.tsx";

export const handle = { hydrate: false };

/** */
export default function Legal() {
  return (
    <LegalPage title="screen.legalNotices" lead="legal.lead" path={addresses.legal}>
      <ul className="legal-notices">
        {notices.map(({ slug, title, line, address }) => (
          <li key={slug}>
            <a href={address}>{message(title)}</a>
            <p>{message(line)}</p>
          </li>
        ))}
      </ul>
    </LegalPage>
  );
}
