import { listGigs } from "@candor/contract/gigs/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { gigBudgets } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { gigAddresses } from "../../gig-addresses.ts";
import { GigLine } from "../../gigs/gig-facts.tsx";
import { GigSearch } from "../../gigs/gig-search.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPages, startingAt } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/gigs.css";

export const handle: PageHandle = { hydrate: false };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const words = (url.searchParams.get("words") ?? "").trim().slice(0, limits.filterWordsCharacters);
  // A kind that doesn't exist filters nothing.
  const budget = gigBudgets.find((kind) => kind === url.searchParams.get("budget"));
  const from = startIn(url);
  const query = { words, from, ...(budget && { budget }) };
  const found = answerOrThrow(await context.get(pageContext).call(listGigs, { query }));
  return { ...found, words, budget: budget ?? "", from };
}

/** freelance work that waits for proposals. */
export default function Gigs() {
  const { gigs, total, words, budget, from } = useLoaderData<typeof loader>();
  const filters = { ...(words && { words }), ...(budget && { budget }) };
  const isFiltered = words !== "" || budget !== "";
  return (
    <section className="gigs">
      <PageHead title={message("gigs.title")} description={message("gigs.lead")} path={addresses.gigs} />
      <h1>{message("gigs.title")}</h1>
      <p className="lead">{message("gigs.lead")}</p>
      <GigSearch words={words} budget={budget} />
      {total === 0 && !isFiltered ? (
        <EmptyState drawing="postings" text={message("gigs.noneYet")}>
          <ButtonLink to={gigAddresses.newGig} tone="quiet">
            {message("myGigs.new")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <p className="total" role="status">
          {total === 0 ? message("gigs.none") : counted("gigs.total", total)}
        </p>
      )}
      <ol className="ledger" start={from + 1}>
        {gigs.map((gig) => (
          <li key={gig.id}>
            <article className="gig-entry">
              <h2>
                <a href={gigAddresses.gig(gig.id)}>
                  <bdi>{gig.title}</bdi>
                </a>
              </h2>
              <p>
                <a href={addresses.openBooks(gig.organization)}>
                  <bdi>{gig.organization.name}</bdi>
                </a>
              </p>
              <p>{gig.summary}</p>
              <GigLine gig={gig} />
            </article>
          </li>
        ))}
      </ol>
      <ListPages
        addressOf={(start) => startingAt(gigAddresses.filtered(filters), start)}
        from={from}
        size={limits.gigsPerPage}
        shown={gigs.length}
        total={total}
        label={message("gigs.pages")}
      />
    </section>
  );
}
