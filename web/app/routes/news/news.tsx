import { message } from "@candor/contract/messages/message";
import { listNews } from "@candor/contract/news/routes";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { FurtherLink } from "../../ui/further-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { startIn } from "../../wire/start-in.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/news.css";

export const handle: PageHandle = { hydrate: false, section: "news" };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const from = startIn(url);
  const found = await context.get(pageContext).call(listNews, { query: { from } });
  if (!found.ok) throw data(undefined, { status: found.problem.status });
  return { ...found.answer, from };
}

/** */
export default function News() {
  const { articles, total, from } = useLoaderData<typeof loader>();
  const { dateText } = useDates();
  return (
    <section className="news">
      <PageHead title={message("news.title")} description={message("news.lead")} path={addresses.news()} />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={addresses.newsFeed}
        title={message("news.title")}
      />
      <h1>{message("news.title")}</h1>
      <p className="lead">{message(articles.length === 0 ? "news.none" : "news.lead")}</p>
      <ol className="news-list">
        {articles.map((article) => (
          <li key={article.id}>
            <h2>
              <a href={addresses.article(article)}>{article.title}</a>
            </h2>
            <p>{article.summary}</p>
            <time dateTime={article.publishedAt}>{dateText(article.publishedAt)}</time>
          </li>
        ))}
      </ol>
      <FurtherLink
        from={from}
        shown={articles.length}
        total={total}
        label={message("news.older")}
        addressOf={addresses.news}
      />
    </section>
  );
}
