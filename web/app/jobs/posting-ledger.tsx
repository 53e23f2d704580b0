import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { MouseEvent, ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { contentLang } from "../wording/content-lang.ts";
import { counted } from "../wording/counted.ts";
import type { Dates } from "../wording/dates.ts";
import { mostRegionsListed, placeText, remoteText } from "../wording/job-facts.ts";
import { payText, yearlyPay } from "../wording/pay.ts";
import { recordText } from "../wording/record.ts";
import { useDates } from "../wording/use-dates.ts";
import { appliedText } from "./applied-text.ts";
import { OrganizationNames } from "./organization-names.tsx";
import { OwnApplicationLink } from "./own-application-link.tsx";
import { PromiseStamp } from "./promise-stamp.tsx";

interface PostingLedgerProps extends Opening {
  readonly postings: readonly JobDocument[];
  readonly now: number;
  /** The first posting's place in the whole list, from 1. */
  readonly start?: number;
  readonly titleLevel: "h2" | "h3";
}

interface Opening {
  /** Comes at the end of an entry; gets its place in the whole list. */
  readonly aside?: (posting: JobDocument, place: number) => ReactNode;
  /** Set on their organization's page, which says once what holds for all of them. */
  readonly ofOneOrganization?: boolean;
  /** The searched place: a posting's page says whether the job may be done from there. */
  readonly home?: string | undefined;
  /** The number of the posting that is open next to the list. */
  readonly opened?: string | undefined;
  /** The numbers of the postings that one press can apply to. */
  readonly oneClick?: ReadonlySet<string>;
  readonly onOpen?: (posting: JobDocument, event: MouseEvent) => void;
}

/** Postings as ledger entries: when each was first seen, what it is, what it pays. */
export function PostingLedger({ postings, start = 1, ...entry }: PostingLedgerProps) {
  return (
    <ol className="ledger" start={start}>
      {postings.map(
        (posting, at) =>
          // A posting that somebody hid from their lists still appears on its organization's page.
          (entry.ofOneOrganization || !posting.own?.hidden) && (
            <li key={posting.id}>
              <Entry posting={posting} place={start + at} {...entry} />
            </li>
          ),
      )}
    </ol>
  );
}

interface EntryProps extends Opening {
  readonly posting: JobDocument;
  readonly place: number;
  readonly now: number;
  readonly titleLevel: "h2" | "h3";
}

function Entry({
  posting,
  place,
  now,
  titleLevel: Title,
  ofOneOrganization,
  aside,
  home,
  opened,
  oneClick,
  onOpen,
}: EntryProps) {
  const dates = useDates();
  const pay = payText(posting);
  const yearly = yearlyPay(posting);
  return (
    <article className="entry">
      <div className="entry-particulars">
        <Title>
          <a
            id={`posting-${posting.id}`}
            lang={contentLang()}
            href={addresses.details(posting, home)}
            data-act="open-posting"
            aria-current={posting.id === opened || undefined}
            onClick={onOpen && ((event) => onOpen(posting, event))}
          >
            <bdi>{posting.title}</bdi>
          </a>
        </Title>
        {(!ofOneOrganization || posting.client) && <OrganizationName posting={posting} />}
        <ul className="facts-line">
          {factsOf(posting, now, dates).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {!ofOneOrganization && posting.responsiveness && (
          <p className="entry-answers">{recordText(posting.responsiveness)}</p>
        )}
        <EntryMarks own={posting.own} />
        {oneClick?.has(posting.id) && (
          <p className="entry-marks">
            <a href={addresses.oneClick(posting)} aria-describedby={`posting-${posting.id}`}>
              {message("screen.oneClickApply")}
            </a>
          </p>
        )}
        <PromiseStamp businessDays={posting.answerBusinessDays} />
      </div>
      <p className="entry-date">
        <span className="visually-hidden">{message("job.firstSeen")} </span>
        <time dateTime={posting.firstSeenAt}>{dates.dateText(posting.firstSeenAt)}</time>{" "}
        <span className="entry-age">{dates.ageText(posting.firstSeenAt, now)}</span>
      </p>
      <p className={pay === undefined ? "entry-pay unstated" : "entry-pay"}>
        {pay ?? message("job.noPayStated")}
        {yearly && <span className="entry-yearly"> {message("job.yearly", { pay: yearly.text })}</span>}
      </p>
      {aside && <div className="entry-aside">{aside(posting, place)}</div>}
    </article>
  );
}

function OrganizationName({ posting }: { posting: JobDocument }) {
  return (
    <p className="entry-organization">
      <OrganizationNames posting={posting} />
    </p>
  );
}

/** What the reader did with it before. */
function EntryMarks({ own }: Pick<JobDocument, "own">) {
  const said = appliedText(own) ?? (own?.seen && message("ownLists.seen"));
  if (!own || !said) return null;
  return (
    <p className="entry-marks">
      <OwnApplicationLink own={own} text={said} />
    </p>
  );
}

function factsOf(posting: JobDocument, now: number, { ageText }: Dates): string[] {
  const { address, remote, jobType, clusterSize = 1, confirmedAt } = posting;
  return [
    placeText(address) ?? message("job.noPlaceStated"),
    remoteText(remote, mostRegionsListed),
    ...(jobType ? [message(`jobType.${jobType}`)] : []),
    ...(clusterSize > 1 ? [counted("job.duplicates", clusterSize - 1)] : []),
    ...(confirmedAt ? [message("entry.confirmed", { age: ageText(confirmedAt, now) })] : []),
  ];
}
