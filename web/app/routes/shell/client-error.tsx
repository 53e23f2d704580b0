import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { NoPage } from "../../shell/no-page.tsx";
import { ContactSupport } from "../../ui/contact-support.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";

export const handle = { hydrate: false };

/** shows only the number. The report itself is for the instance's operators. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = /^\d{1,16}$/.exec(params["id"] ?? "")?.[0];
  return data({ id }, { status: id === undefined ? 404 : 200 });
}

export default function ClientError() {
  const { id } = useLoaderData<typeof loader>();
  if (id === undefined) return <NoPage />;
  return (
    <>
      <PageHead title={message("error.unexpected")} unlisted />
      <Statement title={message("error.unexpected")} body={message("error.reportedAs", { id })}>
        <ContactSupport body={message("support.report", { id })} />
      </Statement>
    </>
  );
}
