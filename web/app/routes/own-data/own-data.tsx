import { message } from "@candor/contract/messages/message";
import { readDeletion } from "@candor/contract/own-data/routes";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses, ownDataChanges } from "../../addresses.ts";
import { DeletionSection } from "../../own-data/deletion-section.tsx";
import { ownDataAction } from "../../own-data/own-data-action.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/account.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** M-27. What the page asks about stands in the address. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const asked = url.searchParams.get("change");
  const changing = ownDataChanges.find((change) => change === asked);
  const deletion = await context.get(pageContext).call(readDeletion, {});
  if (!deletion.ok) throw data(null, { status: deletion.problem.status });
  return { deletion: deletion.answer, changing };
}

export const action = ownDataAction;

export default function OwnData() {
  const { deletion, changing } = useLoaderData<typeof loader>();
  return (
    <section className="own-account">
      <PageHead title={message("ownData.title")} path={addresses.ownData()} unlisted />
      <SettingsMenu current={addresses.ownData()} />
      <h1>{message("ownData.title")}</h1>
      <DeletionSection deletion={deletion} asking={changing === "delete"} />
    </section>
  );
}
