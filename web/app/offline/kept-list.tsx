import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { datesIn } from "../wording/dates.ts";
import { forgetCopies, type KeptCopy, keptCopies } from "./kept-copies.ts";

/** What can be read offline. */
export function KeptList() {
  const [copies, setCopies] = useState<readonly KeptCopy[]>();
  useEffect(() => {
    void keptCopies().then(setCopies);
  }, []);
  if (!copies) return null;
  if (copies.length === 0)
    return (
      <div role="status">
        <EmptyState drawing="postings" text={message("offline.none")} />
      </div>
    );
  const isSearch = ({ address }: KeptCopy) => address.startsWith("/search");
  return (
    <>
      <Copies title={message("offline.postings")} copies={copies.filter((one) => !isSearch(one))} />
      <Copies title={message("offline.searches")} copies={copies.filter(isSearch)} />
      <div className="actions">
        <Button type="button" tone="quiet" onClick={() => void forgetCopies().then(() => setCopies([]))}>
          {message("offline.forget")}
        </Button>
      </div>
    </>
  );
}

function Copies({ title, copies }: { readonly title: string; readonly copies: readonly KeptCopy[] }) {
  // As the copy itself says it: in this device's time zone.
  const { momentText } = datesIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (copies.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol className="ledger offline-list">
        {copies.map(({ address, title: name, keptAt }) => (
          <li key={address}>
            <a href={address}>{name}</a>
            <span className="figures">{message("offline.kept", { when: momentText(keptAt) })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
