import type { BlockStanding } from "@candor/contract/blocks/shapes";
import { message } from "@candor/contract/messages/message";
import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";
import { readPublicOrganization } from "@candor/contract/organizations/routes";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { MakeAlert } from "../../alerts/make-alert.tsx";
import { BlockLink } from "../../blocks/block-link.tsx";
import { BlockedStatement } from "../../blocks/blocked-statement.tsx";
import { standingWith } from "../../blocks/standing.ts";
import { PostingLedger } from "../../jobs/posting-ledger.tsx";
import { AnswerTicks } from "../../organizations/applicants/answer-ticks.tsx";
import { organizationData } from "../../organizations/organization-data.ts";
import { PostingsHead } from "../../organizations/postings-head.tsx";
import { RecordFigures } from "../../organizations/record/record-figures.tsx";
import { RecordReply } from "../../organizations/record/record-reply.tsx";
import { RecordStatement } from "../../organizations/record/record-statement.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ListPages } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StructuredData } from "../../ui/structured-data.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import { recordText } from "../../wording/record.ts";
import "../../styles/open-books.css";

export const handle: PageHandle = { hydrate: false, section: "jobs" };

const size = 20;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, now, publicUrl } = page;
  const [from, agenciesFrom] = [startIn(url), startIn(url, "agenciesFrom")];
  const found = answerOrThrow(
    await call(readPublicOrganization, {
      params: { slug: params["slug"] ?? "" },
      query: { from, agenciesFrom, size },
    }),
  );
  // Its other names redirect here.
  if (found.slug !== params["slug"]) throw redirect(addresses.openBooks(found, { from, agenciesFrom }), 301);
  return {
    organization: found,
    standing: await standingWith(page, found),
    starts: { from, agenciesFrom },
    now,
    publicUrl,
  };
}

/** M-02: what an organization owes and how it answers, open to all. */
export default function OpenBooks() {
  const { organization, standing, starts, now, publicUrl } = useLoaderData<typeof loader>();
  if (standing?.kind === "blocked") return <BlockedStatement {...standing} />;
  const { name, claimed, total, hasBiasReports } = organization;
  const path = addresses.openBooks(organization, starts);
  return (
    <article className="open-books">
      <PageHead
        title={name}
        description={descriptionOf(organization)}
        path={path}
        unlisted={!claimed && total === 0}
      />
      <StructuredData data={organizationData(organization, publicUrl, path)} />
      <Introduction organization={organization} standing={standing} />
      <Answering organization={organization} />
      {hasBiasReports && (
        <p>
          <a href={addresses.biasReports(organization)}>{message("bias.link")}</a>
        </p>
      )}
      <OpenPostings organization={organization} now={now} {...starts} />
      <AgencyPostings organization={organization} now={now} {...starts} />
    </article>
  );
}

interface IntroductionProps {
  readonly organization: PublicOrganization;
  readonly standing: BlockStanding | undefined;
}

/** Who it is, who answers for it, and what a reader can do about it. */
function Introduction({ organization, standing }: IntroductionProps) {
  const { id, name, about, site, logo, blindUntil, pros } = organization;
  return (
    <header>
      {logo && (
        <img
          className="organization-logo"
          src={logo}
          alt={message("organizationDetails.logoOf", { organization: name })}
        />
      )}
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {about && <p className="lead">{about}</p>}
      {site && (
        <p>
          <a href={site} rel="noreferrer">
            {new URL(site).host}
          </a>
        </p>
      )}
      {pros.length > 0 && (
        <p>
          {message("pro.whoAnswers")}{" "}
          {pros.map((pro, at) => (
            <span key={pro.slug}>
              {at > 0 && ", "}
              <a href={addresses.pro(pro)}>
                <bdi>{pro.name}</bdi>
              </a>
            </span>
          ))}
        </p>
      )}
      {blindUntil && (
        <p>{message("blind.promisePublic", { stage: message(`applicationStatus.${blindUntil}`) })}</p>
      )}
      {!standing?.isOwn && (
        <MakeAlert
          parameters={new URLSearchParams({ organization: id })}
          label={message("alerts.follow", { organization: name })}
        />
      )}
      <BlockLink standing={standing} />
    </header>
  );
}

/** How it answers, counted from the log. */
function Answering({ organization }: { readonly organization: PublicOrganization }) {
  const { claimed, slug, responsiveness: record, days = [], owed } = organization;
  return (
    <section className="books-record" aria-labelledby="record">
      <h2 id="record">{message("record.title")}</h2>
      <RecordStatement organization={organization} />
      <RecordReply organization={organization} />
      {!claimed && (
        <p>
          {message("claim.isYours")} <a href={addresses.claim(slug)}>{message("claim.start")}</a>
        </p>
      )}
      {record ? (
        <>
          <AnswerTicks days={days} since={record.since} />
          <RecordFigures record={record} owed={owed} />
          <p className="field-hint">
            {message("record.fileHint")}{" "}
            <a href={addresses.ledgerFile(organization)} rel="nofollow">
              {message("record.file")}
            </a>
          </p>
        </>
      ) : (
        claimed && owed > 0 && <p>{counted("record.owedNow", owed)}</p>
      )}
    </section>
  );
}

interface OpenPostingsProps {
  readonly organization: PublicOrganization;
  readonly from: number;
  readonly agenciesFrom: number;
  readonly now: number;
}

function OpenPostings({ organization, from, agenciesFrom, now }: OpenPostingsProps) {
  const { jobs, total } = organization;
  return (
    <section aria-labelledby="postings">
      <PostingsHead organization={organization} />
      <PostingLedger postings={jobs} now={now} start={from + 1} titleLevel="h3" ofOneOrganization />
      <ListPages
        shown={jobs.length}
        {...{ total, from, size }}
        label={message("record.pages")}
        addressOf={(start) => addresses.openBooks(organization, { from: start, agenciesFrom })}
      />
    </section>
  );
}

/** Agencies' postings for it: each names its agency, which answers. */
function AgencyPostings({ organization, from, agenciesFrom, now }: OpenPostingsProps) {
  const { name, byAgencies } = organization;
  const { jobs, total } = byAgencies;
  if (total === 0) return null;
  return (
    <section className="agency-postings" aria-labelledby="by-agencies">
      <div className="ledger-head">
        <h2 id="by-agencies" className="total">
          {counted("record.byAgencies", total)}
        </h2>
      </div>
      <p>{message("record.byAgenciesLead", { organization: name })}</p>
      <PostingLedger postings={jobs} now={now} start={agenciesFrom + 1} titleLevel="h3" />
      <ListPages
        shown={jobs.length}
        {...{ total, from: agenciesFrom, size }}
        label={message("record.byAgenciesPages")}
        addressOf={(start) => addresses.openBooks(organization, { from, agenciesFrom: start })}
      />
    </section>
  );
}

function descriptionOf({ name: organization, responsiveness: record, total }: PublicOrganization): string {
  return record
    ? message("record.describe", { organization, record: recordText(record) })
    : counted("record.description", total, { organization });
}
