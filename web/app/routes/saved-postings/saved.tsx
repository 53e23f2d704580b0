import { lookUpJob } from "@candor/contract/jobs/routes";
import { localAddress } from "@candor/contract/local-address";
import { message } from "@candor/contract/messages/message";
import { listSavedPostings } from "@candor/contract/saved-postings/routes";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { oneClickAmong } from "../../applications/one-click.ts";
import { saveAndReturn } from "../../saved-postings/change-saved.ts";
import { changesSince } from "../../saved-postings/changes-since.ts";
import { ClosingForm } from "../../saved-postings/closing-form.tsx";
import { savedEntry } from "../../saved-postings/saved-entry.ts";
import { SavedHere } from "../../saved-postings/saved-here.tsx";
import { SavedLedger } from "../../saved-postings/saved-ledger.tsx";
import { requireSession } from "../../session/require-session.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/saved-postings.css";

/** Open to all: signed-out people see what their browser keeps. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, signedIn, knownEmail } = page;
  const id = url.searchParams.get("save");
  if (id !== null || knownEmail !== undefined) requireSession(url, context);
  if (id !== null) {
    const from = localAddress(url.searchParams.get("from")) ?? addresses.saved();
    // Only our own page that has just signed somebody in saves by redirecting here. Anything else must ask first.
    if (request.headers.get("sec-fetch-site") === "same-origin")
      throw redirect(await saveAndReturn(call, id, from), 303);
    const found = await call(lookUpJob, { params: { id } });
    if (!found.ok) throw redirect(from, 303);
    return { asked: { id, from, title: found.answer.title } };
  }
  if (!signedIn) return { entries: undefined, remind: false };
  const found = answerOrThrow(await call(listSavedPostings, {}));
  const entries = found.postings.map(savedEntry);
  const [oneClick, changes] = await Promise.all([
    oneClickAmong(
      page,
      entries.filter(({ state }) => state === "open").map((entry) => entry.id),
    ),
    changesSince(call, entries),
  ]);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      isOneClick: oneClick.includes(entry.id),
      changes: entry.changes ?? changes.get(entry.id) ?? [],
    })),
    remind: found.remind,
  };
}

export default function Saved() {
  const { asked, entries, remind } = useLoaderData<typeof loader>();
  if (asked) return <Confirm {...asked} />;
  return (
    <section className="saved-page">
      <PageHead title={message("saved.title")} path={addresses.saved()} unlisted />
      {entries && <SettingsMenu current={addresses.saved()} />}
      <h1>{message("saved.title")}</h1>
      {!entries && <SavedHere />}
      {entries && entries.length > 0 && <SavedLedger entries={entries} />}
      {entries?.length === 0 && (
        <EmptyState drawing="postings" text={message("saved.none")}>
          <ButtonLink to={addresses.search()}>{message("nav.findAJob")}</ButtonLink>
        </EmptyState>
      )}
      {entries && <ClosingForm remind={remind ?? false} />}
    </section>
  );
}

function Confirm({ id, from, title }: { id: string; from: string; title: string }) {
  return (
    <>
      <PageHead title={message("saved.confirm")} unlisted />
      <Statement title={message("saved.confirm")} body={title}>
        <form method="post" action={addresses.changeSaved}>
          <input type="hidden" name="posting" value={id} />
          <input type="hidden" name="from" value={from} />
          <Button name="act" value="save">
            {message("saved.save")}
          </Button>
        </form>
      </Statement>
    </>
  );
}
