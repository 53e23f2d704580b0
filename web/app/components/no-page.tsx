import { message } from "@candor/contract/messages/message";
import { PageHead } from "./page-head.tsx";
import { SearchForm } from "./search-form.tsx";
import { Statement } from "./statement.tsx";

/** what stands where there is nothing, or nothing for this visitor. */
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
