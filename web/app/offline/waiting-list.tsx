import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { datesIn } from "../wording/dates.ts";
import { longestWait } from "./waiting.ts";
import { stateText } from "./waiting-text.ts";
import "../styles/offline.css";
import "../styles/text-button.css";

interface WaitingListProps {
  readonly waiting: readonly KeptWaiting[];
  readonly forget: (jobId: string) => void;
}

/** Applications filled in offline: what became of each, and what its owner can do. */
export function WaitingList({ waiting, forget }: WaitingListProps) {
  const { momentText } = datesIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (waiting.length === 0) return null;
  return (
    <>
      <h2 id="waiting">{message("waiting.title")}</h2>
      <ol className="ledger offline-list" aria-labelledby="waiting">
        {waiting.map((one) => (
          <li key={one.jobId}>
            <div>
              <h3>{message("job.titleAt", namesOf(one))}</h3>
              <p>
                {stateText(one)} <NextStep one={one} />
              </p>
              {one.state !== "sent" && (
                <p className="figures">
                  {message("waiting.keptUntil", {
                    when: momentText(new Date(one.filledInAt + longestWait).toISOString()),
                  })}
                </p>
              )}
            </div>
            <button
              type="button"
              className="text-button"
              aria-label={message("waiting.deleteOne", namesOf(one))}
              onClick={() => forget(one.jobId)}
            >
              {message("waiting.delete")}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where to continue. */
function NextStep({ one: { state, applying, id } }: { readonly one: KeptWaiting }) {
  const back = new URLSearchParams({ redirect: addresses.offline });
  if (state === "sent" && id !== undefined)
    return <a href={addresses.application(id)}>{message("apply.seeApplication")}</a>;
  if (state === "started" || state === "waiting")
    return <a href={addresses.applyOffline(applying)}>{message("waiting.change")}</a>;
  if (state === "unproved") return <a href={`${applying}/contact`}>{message("waiting.prove")}</a>;
  if (state === "signed-out" || state === "other-account")
    return <a href={addresses.login("sign-in", back)}>{message("login.signIn")}</a>;
  if (state === "incomplete") return <a href={`${applying}/finish`}>{message("waiting.finish")}</a>;
  return null;
}

function namesOf({ title, organization }: KeptWaiting) {
  return { title, organization };
}
