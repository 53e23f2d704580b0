import { listApplications, listMeetings } from "@candor/contract/applications/routes";
import { message } from "@candor/contract/messages/message";
import { listOutsideApplications } from "@candor/contract/outside-applications/routes";
import { type ApplicationStatus, applicationStatuses } from "@candor/contract/values";
import { useState } from "react";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { ApplicationLedger } from "../../applications/ledger/application-ledger.tsx";
import { ApplicationSearch, useFound } from "../../applications/ledger/application-search.tsx";
import { isFoundBy } from "../../applications/ledger/searched-words.ts";
import { StatusFilter } from "../../applications/ledger/status-filter.tsx";
import { MeetingsAhead } from "../../applications/meetings/meetings-ahead.tsx";
import { readUnread } from "../../conversations/read-unread.ts";
import { useLive } from "../../notifications/use-live.ts";
import { WaitingLine } from "../../offline/waiting-line.tsx";
import { requireSession } from "../../session/require-session.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPages, startingAt } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { startIn } from "../../wire/start-in.ts";
import "../../styles/applications.css";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { section: "applications", requiresAuth: true };

/** Applications on a page. The search covers all of them. */
const size = 100;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const status = statusOf(params["status"]);
  const [found, meetings, outside, unread] = await Promise.all([
    call(listApplications, { query: status ? { status } : {} }),
    call(listMeetings, {}),
    call(listOutsideApplications, {}),
    readUnread(call),
  ]);
  const q = (url.searchParams.get("q") ?? "").slice(0, 100);
  const from = startIn(url);
  const listed = answerOrThrow(found);
  // There may have been more when the link was made.
  if (from > 0 && listed.applications.filter((one) => isFoundBy(one, q)).length <= from)
    throw redirect(addresses.applications(status, q));
  return {
    ...listed,
    meetings: meetings.ok ? meetings.answer.meetings : [],
    unread,
    elsewhere: outside.ok ? outside.answer.applications.length : 0,
    q,
    from,
    status,
    now,
  };
}

/** Throws 404 for an unknown status. */
function statusOf(text: string | undefined): ApplicationStatus | undefined {
  if (text === undefined) return undefined;
  const status = applicationStatuses.find((one) => one === text);
  if (!status) throw data(null, { status: 404 });
  return status;
}

/** */
export default function Applications() {
  const { applications, meetings, counts, elsewhere, unread, q, from, status, now } =
    useLoaderData<typeof loader>();
  const [text, setText] = useState(q);
  const found = useFound(applications, { text, isAll: status === undefined });
  useLive();
  // What is typed finds others, and those are shown from the first on.
  const start = text === q ? from : 0;
  const shown = found.slice(start, start + size);
  return (
    <section className="applications">
      <PageHead title={message("screen.myApplications")} path={addresses.applications(status)} unlisted />
      <SettingsMenu current={addresses.applications()} />
      <h1>{message("screen.myApplications")}</h1>
      <WaitingLine />
      <MeetingsAhead meetings={meetings} now={now} titleLevel="h2" />
      <StatusFilter counts={counts} chosen={status} elsewhere={elsewhere} />
      {applications.length > 0 ? (
        <>
          {applications.length > 1 && <ApplicationSearch text={text} onType={setText} />}
          {found.length === 0 && <p role="status">{message("applications.searchNone")}</p>}
          <ApplicationLedger applications={shown} unread={unread} now={now} />
          <ListPages
            from={start}
            size={size}
            shown={shown.length}
            total={found.length}
            label={message("applications.pages")}
            addressOf={(at) => startingAt(addresses.applications(status, text), at)}
          />
          <p className="applications-calendar">
            <a href={addresses.calendar}>{message("calendars.title")}</a>
          </p>
        </>
      ) : (
        <EmptyState
          drawing="applications"
          text={message(status ? "applications.noneOfStatus" : "applications.none")}
        >
          {!status && <ButtonLink to={addresses.search()}>{message("applications.find")}</ButtonLink>}
        </EmptyState>
      )}
    </section>
  );
}
