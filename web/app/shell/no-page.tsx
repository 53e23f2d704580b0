import { message } from "@candor/contract/messages/message";
import { SearchForm } from "../search/form/search-form.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

/** shown if there is no page, or none for this visitor. */
export function NoPage() {
  return (
    <>
      <PageHead title={message("landing.title")} unlisted />
      <Statement title={message("landing.title")} body={message("landing.body")}>
        <SearchForm />
      </Statement>
    </>
  );
}
