import { message } from "@candor/contract/messages/message";
import { listConsents, listLooks, readDeletion, readExport } from "@candor/contract/own-data/routes";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses, ownDataChanges } from "../../addresses.ts";
import { ConsentsSection } from "../../own-data/consents-section.tsx";
import { DeletionSection } from "../../own-data/deletion-section.tsx";
import { ExportSection } from "../../own-data/export-section.tsx";
import { LooksSection } from "../../own-data/looks-section.tsx";
import { ownDataAction } from "../../own-data/own-data-action.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/account.css";
import "../../styles/own-data.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** M-26 M-27 M-28. The address says what the page asks about. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const asked = url.searchParams.get("change");
  const changing = ownDataChanges.find((change) => change === asked);
  const [deletion, exported, looks, consents] = await Promise.all([
    call(readDeletion, {}),
    call(readExport, {}),
    call(listLooks, {}),
    call(listConsents, {}),
  ]);
  return {
    ...answerOrThrow(looks),
    ...answerOrThrow(consents),
    deletion: answerOrThrow(deletion),
    latest: answerOrThrow(exported).export,
    changing,
  };
}

export const action = ownDataAction;

export default function OwnData() {
  const { looks, support, consents, deletion, latest, changing } = useLoaderData<typeof loader>();
  return (
    <section className="own-account">
      <PageHead title={message("ownData.title")} path={addresses.ownData()} unlisted />
      <SettingsMenu current={addresses.ownData()} />
      <h1>{message("ownData.title")}</h1>
      <LooksSection looks={looks} support={support} />
      <ConsentsSection consents={consents} />
      <ExportSection latest={latest} />
      <DeletionSection deletion={deletion} asking={changing === "delete"} />
      <SettingsSection title={message("retention.title")}>
        <p>{message("retention.ownLead")}</p>
        <p>
          <a href={addresses.retention}>{message("retention.more")}</a>
        </p>
      </SettingsSection>
    </section>
  );
}
