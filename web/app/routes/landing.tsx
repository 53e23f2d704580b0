import { message } from "@candor/contract/messages/message";
import { data } from "react-router";
import { PageHead } from "../components/page-head.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Statement } from "../components/statement.tsx";

export const handle = { hydrate: false };

export function loader() {
  return data(undefined, { status: 404 });
}

export default function Landing() {
  return (
    <>
      <PageHead title={message("landing.title")} unlisted />
      <Statement title={message("landing.title")} body={message("landing.body")}>
        <SearchForm />
      </Statement>
    </>
  );
}
