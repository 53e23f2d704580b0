import { message } from "@candor/contract/messages/message";
import { listWrittenNews, publishArticle } from "@candor/contract/news/routes";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { ArticleForm } from "../../news/article-form.tsx";
import { type RefusedArticle, refusedArticle, typedArticle } from "../../news/typed-article.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { FurtherLink } from "../../ui/further-link.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { startIn } from "../../wire/start-in.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/applications.css";
import "../../styles/news.css";

export const handle: PageHandle = { requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const from = startIn(url);
  return { ...answerOrThrow(await call(listWrittenNews, { query: { from } })), from };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = typedArticle(await typedFields(request));
  const published = await call(publishArticle, { body: typed });
  if (!published.ok) return refusedArticle(published.problem, typed);
  const { id } = published.answer;
  return redirect(withNotice(administrationAddresses.adminArticle(id), "article-published"), 303);
}

/** where the news is written. */
export default function AdminNews() {
  const { articles, total, from } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedArticle>();
  const { dateText } = useDates();
  return (
    <AdminPage title={message("adminNews.title")} path={administrationAddresses.adminNews()}>
      <p className="lead">{message("adminNews.lead")}</p>
      <SettingsSection title={message("adminNews.write")}>
        <ArticleForm refused={refused} />
      </SettingsSection>
      <SettingsSection title={message("adminNews.published")}>
        {total === 0 && <p>{message("news.none")}</p>}
        <ol className="news-list">
          {articles.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <a href={administrationAddresses.adminArticle(id)}>{title}</a>{" "}
              <time dateTime={publishedAt}>{dateText(publishedAt)}</time>
            </li>
          ))}
        </ol>
        <FurtherLink
          from={from}
          shown={articles.length}
          total={total}
          label={message("news.older")}
          addressOf={administrationAddresses.adminNews}
        />
      </SettingsSection>
    </AdminPage>
  );
}
