import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { TextField } from "../ui/field.tsx";
import { GuardedForms } from "../ui/unsaved/guarded-forms.tsx";
import type { RefusedArticle, TypedArticle } from "./typed-article.ts";

interface ArticleFormProps {
  /** The article that is changed; absent for a new one. */
  readonly article?: TypedArticle;
  readonly refused: RefusedArticle | undefined;
}

/** Writes an article, or changes one. */
export function ArticleForm({ article, refused }: ArticleFormProps) {
  const typed = refused?.typed ?? article;
  const of = (name: keyof TypedArticle) => ({
    name,
    defaultValue: typed?.[name],
    error: refused?.errors[name],
    required: true,
  });
  return (
    <GuardedForms refusal={refused}>
      <RefusableForm
        refused={refused}
        intent="write"
        label={message(article ? "adminNews.save" : "adminNews.publish")}
      >
        <TextField
          {...of("title")}
          label={message("adminNews.articleTitle")}
          autoComplete="off"
          maxLength={limits.articleTitleCharacters}
        />
        <TextField
          {...of("summary")}
          label={message("adminNews.summary")}
          hint={message("adminNews.summaryHint")}
          multiline
          rows={4}
          maxLength={limits.articleSummaryCharacters}
        />
        <TextField
          {...of("text")}
          label={message("adminNews.text")}
          hint={message("adminNews.textHint")}
          multiline
          rows={14}
          maxLength={limits.articleCharacters}
        />
      </RefusableForm>
    </GuardedForms>
  );
}
