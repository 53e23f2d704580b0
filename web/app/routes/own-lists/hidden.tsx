import { message } from "@candor/contract/messages/message";
import { listHidden } from "@candor/contract/own-lists/routes";
import type { HiddenEntry } from "@candor/contract/own-lists/shapes";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { BringBack } from "../../own-lists/bring-back.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/own-lists.css";
import "../../styles/account.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return answerOrThrow(await call(listHidden, {}));
}

/** What one's lists leave out, each with a button to bring it back. */
export default function Hidden() {
  const { hidden } = useLoaderData<typeof loader>();
  return (
    <section className="own-account">
      <PageHead title={message("ownLists.title")} path={addresses.hidden} unlisted />
      <SettingsMenu current={addresses.hidden} />
      <h1>{message("ownLists.title")}</h1>
      {hidden.length === 0 ? (
        <EmptyState drawing="postings" text={message("ownLists.none")}>
          <ButtonLink to={addresses.search()}>{message("nav.findAJob")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="lead">{message("ownLists.lead")}</p>
          <ol className="ledger hidden-entries">
            {hidden.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Entry({ entry: { id, posting, organization, hiddenAt } }: { entry: HiddenEntry }) {
  const { dateText } = useDates();
  const { name } = organization;
  return (
    <>
      <div>
        <h2>
          {posting ? (
            <a href={addresses.details(posting)}>
              <bdi>{posting.title}</bdi>
            </a>
          ) : (
            <a href={addresses.openBooks(organization)}>
              {message("ownLists.everythingFrom", { organization: name })}
            </a>
          )}
        </h2>
        {posting && <p>{name}</p>}
        <p>{message("ownLists.hiddenAt", { date: dateText(hiddenAt) })}</p>
      </div>
      <BringBack id={id} title={posting?.title ?? name} from={addresses.hidden} />
    </>
  );
}
