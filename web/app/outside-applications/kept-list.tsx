import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { addresses } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { KeptPartnerApply } from "../wire/browser-database.ts";
import { useDates } from "../wording/use-dates.ts";
import "../styles/text-button.css";

/** What this browser keeps for nobody yet, with a button to forget it. */
export function KeptList() {
  const { kept, forget } = useKept();
  const { dateText } = useDates();
  if (!kept) return null;
  if (kept.length === 0)
    return (
      <EmptyState drawing="applications" text={message("outside.hereNone")}>
        <ButtonLink to={addresses.search()}>{message("applications.find")}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ol className="ledger elsewhere-list">
        {kept.map((one) => (
          <li key={one.id}>
            <div>
              <h2>
                <a href={addresses.details({ id: one.jobId, title: one.title })}>
                  <bdi>{one.title}</bdi>
                </a>
              </h2>
              <p>
                {message("outside.madeWith", {
                  email: one.email,
                  date: dateText(new Date(one.madeAt).toISOString()),
                })}
              </p>
            </div>
            <button
              type="button"
              className="text-button"
              aria-label={message("outside.forgetOne", { title: one.title })}
              onClick={() => forget([one])}
            >
              {message("outside.forget")}
            </button>
          </li>
        ))}
      </ol>
      <div className="actions">
        <ButtonLink to={addresses.login()}>{message("login.signIn")}</ButtonLink>
        <Button type="button" tone="quiet" onClick={() => forget(kept)}>
          {message("outside.forgetAll")}
        </Button>
      </div>
    </>
  );
}

function useKept() {
  const [kept, setKept] = useState<readonly KeptPartnerApply[]>();
  const show = () =>
    import("./browser/partner-applies.ts")
      .then(({ partnerApplies }) => partnerApplies())
      // A browser that forbids storage keeps none.
      .then(setKept, () => setKept([]));
  useEffect(() => void show(), []);
  const forget = (forgotten: readonly KeptPartnerApply[]) =>
    void import("./browser/partner-applies.ts")
      .then(({ forgetPartnerApplies }) => forgetPartnerApplies(forgotten))
      .then(show);
  return { kept, forget };
}
