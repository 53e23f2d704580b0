import { message } from "@candor/contract/messages/message";
import { listApiKeys } from "@candor/contract/programs/routes";
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { connectionAction, type Told } from "../../programs/connection-action.ts";
import { BoardFeeds, CareersCode } from "../../programs/feeds.tsx";
import { KeyForm, KeyList, NewKey } from "../../programs/keys.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/members.css";
import "../../styles/connections.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const { call, publicUrl } = context.get(pageContext);
  const found = await call(listApiKeys, { params: { slug: params["slug"] ?? "" } });
  if (!found.ok) throw data(null, { status: found.problem.status });
  return { ...found.answer, publicUrl };
}

export const action = connectionAction;

/** M-45: where an organization's postings go, and what its own programs may read. */
export default function Connections() {
  const { organization, keys, publicUrl } = useLoaderData<typeof loader>();
  const told = useActionData<Told>();
  const { name, slug } = organization;
  const title = message("programs.title", { organization: name });
  return (
    <section className="own-account">
      <PageHead title={title} path={addresses.connections(slug)} unlisted />
      <p className="application-up">
        <a href={addresses.organization}>{message("screen.myOrganization")}</a>
      </p>
      <h1>{title}</h1>
      <SettingsSection title={message("programs.boards")}>
        <p>{message("programs.boardsHint")}</p>
        <BoardFeeds slug={slug} publicUrl={publicUrl} />
      </SettingsSection>
      <SettingsSection title={message("programs.site")}>
        <p>{message("programs.siteHint")}</p>
        <CareersCode slug={slug} name={name} publicUrl={publicUrl} />
      </SettingsSection>
      <SettingsSection title={message("programs.keys")}>
        <p>{message("programs.keysHint")}</p>
        {told && "key" in told && <NewKey secret={told.key} />}
        <KeyList keys={keys} />
        <KeyForm told={told} />
      </SettingsSection>
    </section>
  );
}
