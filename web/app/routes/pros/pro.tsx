import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { readPublicOrganization } from "@candor/contract/organizations/routes";
import { readPro } from "@candor/contract/pros/routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { PostingLedger } from "../../jobs/posting-ledger.tsx";
import { hireAction, type Refused, type Sent } from "../../leads/lead-actions.ts";
import { HireForm } from "../../leads/lead-forms.tsx";
import { SentLead } from "../../leads/sent-lead.tsx";
import { PostingsHead } from "../../organizations/postings-head.tsx";
import { RecordFigures } from "../../organizations/record/record-figures.tsx";
import { RecordReply } from "../../organizations/record/record-reply.tsx";
import { RecordStatement } from "../../organizations/record/record-statement.tsx";
import { OwnRecord } from "../../pros/own-record.tsx";
import { Portrait } from "../../pros/portrait.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/open-books.css";
import "../../styles/account.css";
import "../../styles/pro.css";

/** Enough to see what the Pro hires for. */
const size = 10;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, now } = context.get(pageContext);
  const pro = answerOrThrow(await call(readPro, { params: { slug: params["slug"] ?? "" } }));
  const books = answerOrThrow(
    await call(readPublicOrganization, {
      params: { slug: pro.organization.slug },
      query: { from: 0, size },
    }),
  );
  return { pro, organization: books, now };
}

export const action = hireAction;

/** who a Pro is, what they hire for and how they answer; and a form to write to them. */
export default function ProPage() {
  const { pro, organization, now } = useLoaderData<typeof loader>();
  const answer = useActionData<Refused | Sent>();
  const { name, title, bio } = pro;
  const { responsiveness: record, owed, jobs } = organization;
  return (
    <article className="open-books">
      <PageHead
        title={name}
        description={message("pro.describe", { name, organization: organization.name })}
        path={addresses.pro(pro)}
      />
      <header className="pro-head">
        <Portrait pro={pro} />
        <div>
          <h1>{name}</h1>
          <p>
            {title === undefined ? message("pro.at") : message("pro.answersFor", { title })}{" "}
            <a href={addresses.openBooks(organization)}>
              <bdi>{organization.name}</bdi>
            </a>
          </p>
          {bio && <p className="lead">{bio}</p>}
        </div>
      </header>
      <OwnRecord pro={pro} />
      <section className="books-record" aria-labelledby="record">
        <h2 id="record">{message("pro.recordOf", { organization: organization.name })}</h2>
        <RecordStatement organization={organization} />
        <RecordReply organization={organization} />
        {record && <RecordFigures record={record} owed={owed} />}
      </section>
      <section className="pro-hire" aria-labelledby="hire">
        <h2 id="hire">{message("pro.hire", { name })}</h2>
        {answer && "sent" in answer ? (
          <SentLead
            {...answer}
            told={(answerBy) => message("hire.sent", { pro: answer.sent.pro ?? name, answerBy })}
          />
        ) : (
          <>
            <p>{message("pro.hireLead", { days: limits.answerBusinessDays })}</p>
            <HireForm refused={answer} />
          </>
        )}
      </section>
      <section aria-labelledby="postings">
        <PostingsHead organization={organization} />
        <PostingLedger postings={jobs} now={now} titleLevel="h3" ofOneOrganization />
      </section>
    </article>
  );
}
