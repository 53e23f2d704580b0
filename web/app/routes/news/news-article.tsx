import { message } from "@candor/contract/messages/message";
import { readArticle } from "@candor/contract/news/routes";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { articleData } from "../../news/article-data.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { SanitizedHtml } from "../../ui/sanitized-html.tsx";
import { StructuredData } from "../../ui/structured-data.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/news.css";

export const handle: PageHandle = { hydrate: false, section: "news" };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, publicUrl } = context.get(pageContext);
  const found = await call(readArticle, { params: { id: params["articleId"] ?? "" } });
  if (!found.ok) throw data(undefined, { status: found.problem.status });
  const path = addresses.article(found.answer);
  // One article, one address.
  if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
  return { article: found.answer, structuredData: articleData(found.answer, publicUrl, path) };
}

/** */
export default function NewsArticle() {
  const { article, structuredData } = useLoaderData<typeof loader>();
  const { dateText } = useDates();
  return (
    <article className="news">
      <PageHead
        title={article.title}
        description={article.summary}
        path={addresses.article(article)}
        type="article"
      />
      <StructuredData data={structuredData} />
      <p>
        <a href={addresses.news()}>{message("news.all")}</a>
      </p>
      <h1>{article.title}</h1>
      <p>
        <time dateTime={article.publishedAt}>{dateText(article.publishedAt)}</time>
      </p>
      <SanitizedHtml className="description" html={article.body} />
    </article>
  );
}
