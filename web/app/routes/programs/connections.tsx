import { listSources } from "@candor/contract/exchange/source-routes";
import { message } from "@candor/contract/messages/message";
import { listApiKeys } from "@candor/contract/programs/routes";
import { listWebhooks } from "@candor/contract/programs/webhook-routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { SourceAddressForm, SourceList } from "../../exchange/sources.tsx";
import { connectionAction, type Told } from "../../programs/connection-action.ts";
import { ApplyButtonCode, BoardFeeds, CareersCode } from "../../programs/feeds.tsx";
import { KeyForm, KeyList } from "../../programs/keys.tsx";
import { SecretOnce } from "../../programs/secret-once.tsx";
import { HookForm, HookList } from "../../programs/webhooks.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/members.css";
import "../../styles/connections.css";
import "../../styles/text-button.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, publicUrl } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const [keys, hooks, sources] = await Promise.all([
    call(listApiKeys, { params: { slug } }),
    call(listWebhooks, { params: { slug } }),
    call(listSources, { params: { slug } }),
  ]);
  const listed = { ...answerOrThrow(keys), ...answerOrThrow(hooks), ...answerOrThrow(sources) };
  return { ...listed, publicUrl, formKey: crypto.randomUUID() };
}

export const action = connectionAction;

/** M-45: where an organization's postings come from and go, and what its own programs may read. */
export default function Connections() {
  const { organization, publicUrl } = useLoaderData<typeof loader>();
  const { name, slug } = organization;
  const title = message("programs.title", { organization: name });
  return (
    <section className="own-account">
      <PageHead title={title} path={addresses.connections(slug)} unlisted />
      <p className="application-up">
        <a href={addresses.organization}>{message("screen.myOrganization")}</a>
      </p>
      <h1>{title}</h1>
      <SourcesSection />
      <SettingsSection title={message("programs.boards")}>
        <p>{message("programs.boardsHint")}</p>
        <BoardFeeds slug={slug} publicUrl={publicUrl} />
      </SettingsSection>
      <SettingsSection title={message("programs.site")}>
        <p>{message("programs.siteHint")}</p>
        <CareersCode slug={slug} name={name} publicUrl={publicUrl} />
        <ApplyButtonCode publicUrl={publicUrl} />
      </SettingsSection>
      <KeysSection />
      <HooksSection />
    </section>
  );
}

function SourcesSection() {
  const { organization, allowed, proved, sources } = useLoaderData<typeof loader>();
  const told = useActionData<Told>();
  const refused = told && "refusedSource" in told ? told.refusedSource : undefined;
  return (
    <SettingsSection title={message("sources.title")}>
      <p>{message(allowed ? "sources.hint" : "sources.off")}</p>
      {allowed && <p>{message(proved ? "sources.proved" : "sources.unproved")}</p>}
      {!proved && (
        <p>
          <a href={addresses.claim(organization.slug)}>
            {message("claim.ownTitle", { organization: organization.name })}
          </a>
        </p>
      )}
      {(allowed || sources.length > 0) && (
        <SourceList sources={sources} allowed={allowed} refused={refused} />
      )}
      {allowed && <SourceAddressForm refused={refused?.id === undefined ? refused : undefined} />}
    </SettingsSection>
  );
}

function KeysSection() {
  const { keys, formKey } = useLoaderData<typeof loader>();
  const told = useActionData<Told>();
  return (
    <SettingsSection title={message("programs.keys")}>
      <p>{message("programs.keysHint")}</p>
      {told && "key" in told && (
        <SecretOnce said={message("programs.keyMade")} label={message("programs.newKey")} secret={told.key} />
      )}
      <KeyList keys={keys} />
      <KeyForm formKey={formKey} refused={told && "refusedKey" in told ? told.refusedKey : undefined} />
    </SettingsSection>
  );
}

function HooksSection() {
  const { allowed, webhooks, formKey } = useLoaderData<typeof loader>();
  const told = useActionData<Told>();
  return (
    <SettingsSection title={message("programs.hooks")}>
      <p>{message(allowed ? "programs.hooksHint" : "programs.hooksOff")}</p>
      {told && "secret" in told && (
        <SecretOnce
          said={message("programs.hookMade")}
          label={message("programs.newSecret")}
          secret={told.secret}
        />
      )}
      {(allowed || webhooks.length > 0) && <HookList webhooks={webhooks} />}
      {allowed && (
        <HookForm formKey={formKey} refused={told && "refusedHook" in told ? told.refusedHook : undefined} />
      )}
    </SettingsSection>
  );
}
