import { message } from "@candor/contract/messages/message";
import { changeArticle, readWrittenArticle, removeArticle } from "@candor/contract/news/routes";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { ArticleForm } from "../../news/article-form.tsx";
import { type RefusedArticle, refusedArticle, typedArticle } from "../../news/typed-article.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { OpenedQuestion } from "../../ui/opened-question.tsx";
import { answerOrThrow, goneOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/connections.css";

export const handle: PageHandle = { requiresAdmin: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["articleId"] ?? "";
  return { article: answerOrThrow(await call(readWrittenArticle, { params: { id } })) };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["articleId"] ?? "";
  const typed = await typedFields(request);
  if (typed("intent") === "remove") {
    goneOrThrow(await call(removeArticle, { params: { id } }));
    return redirect(withNotice(administrationAddresses.adminNews(), "article-removed"), 303);
  }
  const written = typedArticle(typed);
  const changed = await call(changeArticle, { params: { id }, body: written });
  if (changed.ok) return redirect(withNotice(url.pathname, "changes-saved"), 303);
  await throwIfPageGone(call(readWrittenArticle, { params: { id } }), ...Object.values(written));
  return refusedArticle(changed.problem, written);
}

/** a published article, to change or to take down. */
export default function AdminArticle() {
  const { article } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedArticle>();
  return (
    <AdminPage
      title={message("adminNews.edit", { title: article.title })}
      path={administrationAddresses.adminArticle(article.id)}
      below={administrationAddresses.adminNews()}
    >
      <p>
        {message("adminNews.editHint")}{" "}
        <a href={addresses.article(article)}>{message("adminNews.seePublic")}</a>
      </p>
      <SettingsSection title={message("adminNews.article")}>
        <ArticleForm article={article} refused={refused} />
      </SettingsSection>
      <SettingsSection title={message("adminNews.remove")}>
        <OpenedQuestion
          label={message("adminNews.remove")}
          hint={message("adminNews.removeBody")}
          confirmLabel={message("adminNews.removeNow")}
          intent="remove"
        />
      </SettingsSection>
    </AdminPage>
  );
}
